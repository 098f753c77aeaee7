import { Icon } from "../../app/Icon.tsx";
import { Link } from "../../app/Link.tsx";
import { useTitle } from "../../app/useTitle.ts";

import { CombatTab } from "./combat/CombatTab.tsx";
import { AllCharts } from "./read/AllCharts.tsx";
import { ShareButton } from "./ShareButton.tsx";
import { MovementTab } from "./sums/MovementTab.tsx";
import { ProductionTab } from "./sums/ProductionTab.tsx";
import { WeatherTab } from "./sums/WeatherTab.tsx";
import { WillTab } from "./sums/WillTab.tsx";
import { ThemeSelect } from "./ThemeSelect.tsx";
import { CHART_TEXTS } from "./texts.ts";
import { TABS, type Tab, usePlayerAid } from "./usePlayerAid.ts";
import "./styles/aid.css";
import "./styles/combat.css";
import "./styles/charts.css";

const TAB_SYMBOLS: Readonly<Record<Tab, string>> = {
  combat: "p-battle",
  weather: "p-summer",
  movement: "p-move",
  production: "r-ind",
  will: "s-war",
  charts: "a-book",
};

/** A player aid for the boxed game: combats with exact odds, dice, calculators and every chart. */
export default function ChartsPage() {
  const aid = usePlayerAid();
  const { tab } = aid;
  useTitle(`${CHART_TEXTS.game} ${CHART_TEXTS.title}`);
  return (
    <div className="aid">
      <header className="aid-bar">
        <Link className="aid-back" href="/" aria-label={CHART_TEXTS.back}>
          <Icon name="a-chevron" />
        </Link>
        <h1>
          {CHART_TEXTS.title}
          <small>{CHART_TEXTS.game}</small>
        </h1>
        <ShareButton />
        <ThemeSelect />
      </header>
      <nav className="aid-tabs" aria-label={CHART_TEXTS.tabsLabel}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === tab ? "page" : undefined}
            onClick={() => aid.openTab(one)}
          >
            <Icon name={TAB_SYMBOLS[one]} />
            {CHART_TEXTS.tabs[one]}
          </button>
        ))}
      </nav>
      <main className="aid-main">
        {tab === "combat" && <CombatTab key={aid.kind} aid={aid} />}
        {tab === "weather" && <WeatherTab aid={aid} />}
        {tab === "movement" && <MovementTab aid={aid} />}
        {tab === "production" && <ProductionTab aid={aid} />}
        {tab === "will" && <WillTab aid={aid} />}
        {tab === "charts" && <AllCharts />}
      </main>
    </div>
  );
}
