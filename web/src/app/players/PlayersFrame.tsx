import type { ReactNode } from "react";
import { useStore } from "../../net/store.ts";
import { Foot } from "../Foot.tsx";
import { Link } from "../Link.tsx";
import { PageBar } from "../PageBar.tsx";
import { person } from "../people.ts";
import { playerAddress, playersAddress } from "../router.ts";
import { PLAYERS_TEXTS as texts } from "./texts.ts";
import "../styles/forms.css";
import "./players.css";

const PAGES = ["games", "leaders", "statistics"] as const;

interface Props {
  readonly page?: (typeof PAGES)[number];
  readonly children: ReactNode;
}

/** What the pages about players and finished games have in common: the way from one to the other. */
export function PlayersFrame({ page, children }: Props) {
  const { who } = useStore(person);
  return (
    <div className="shell-page players-page">
      <PageBar />
      <nav className="players-nav" aria-label={texts.section}>
        {PAGES.map((one) => (
          <Link key={one} href={playersAddress(one)} aria-current={one === page ? "page" : undefined}>
            {texts[one].title}
          </Link>
        ))}
        {who?.account && <Link href={playerAddress(who.name)}>{texts.you}</Link>}
      </nav>
      <main>{children}</main>
      <Foot />
    </div>
  );
}
