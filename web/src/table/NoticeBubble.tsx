import { Icon } from "../app/Icon.tsx";
import { RuleLinks } from "../app/rules/RuleLink.tsx";
import type { Notice } from "./notice.ts";
import { TABLE_TEXTS } from "./texts.ts";
import { useClickedPlace } from "./useClickedPlace.ts";

interface Props {
  readonly notice: Notice | undefined;
  onClose(): void;
}

/** Why not, in one sentence with its rule, beside what was clicked; or the result of an action. */
export function NoticeBubble({ notice, onClose }: Props) {
  const bubble = useClickedPlace(notice);
  return (
    <div className="notice-place" role="status">
      {notice && (
        <div ref={bubble} className="bub">
          {notice.title && (
            <b className="bub-title">
              <Icon name="s-refused" />
              {notice.title}
            </b>
          )}
          <span>
            {notice.text} {notice.rule && <RuleLinks rules={notice.rule} />}
          </span>
          <button type="button" className="bub-close" aria-label={TABLE_TEXTS.notice.dismiss} onClick={onClose}>
            <Icon name="a-close" />
          </button>
        </div>
      )}
    </div>
  );
}
