import { silhouetteOf } from "./silhouettes.ts";

/** The shape of a nation as decoration. */
export function Outline({ nation, className }: { nation: string; className: string }) {
  const silhouette = silhouetteOf(nation);
  if (silhouette === undefined) return null;
  return (
    <svg className={className} viewBox={silhouette.viewBox} aria-hidden="true">
      <path d={silhouette.path} />
    </svg>
  );
}
