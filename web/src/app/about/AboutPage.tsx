import { api } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { Foot } from "../Foot.tsx";
import { PageBar } from "../PageBar.tsx";
import { useLoaded } from "../useLoaded.ts";
import { useTitle } from "../useTitle.ts";

const texts = TEXTS.about;

/** Whose games these are, what the server keeps of a person, and who runs it. */
export function AboutPage() {
  useTitle(texts.name);
  const { value: site } = useLoaded(api.site);
  return (
    <div className="shell-page about-page">
      <PageBar />
      <main>
        <h1>{texts.title}</h1>
        <Chapter {...texts.games} />
        <Chapter {...texts.code} />
        <Chapter {...texts.privacy} />
        {site?.privacy && <p className="about-note">{site.privacy}</p>}
        <h2>{texts.contact}</h2>
        <p>{site?.operator ? texts.runBy(site.operator) : texts.runByUnknown}</p>
        {site?.contact && (
          <p>
            <a href={site.contact} rel="noreferrer">
              {site.contact.replace(/^mailto:/, "")}
            </a>
          </p>
        )}
      </main>
      <Foot />
    </div>
  );
}

function Chapter({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
