/** Decisions that name a country: what follows is said before anything is clicked that cannot be taken back. */
import { useMemo } from "react";
import { Icon } from "../../../app/Icon.tsx";
import { FACTION_CLASS } from "../../factions.ts";
import { SURRENDER_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { keyOf, ofTypes, type TableAction } from "../model/action.ts";
import { politicsOf, successOutlook, warOutlook } from "../model/politics.ts";
import { CounterPicture } from "../parts/CounterPicture.tsx";
import { CupList } from "../parts/CupList.tsx";
import { Choice } from "./Choice.tsx";
import type { ControlProps } from "./Dock.tsx";

const texts = SURRENDER_TEXTS.politics;

/** A declaration of war: the countries, then all that the chosen one brings about. */
export function DeclareWarControl({ actions }: ControlProps) {
  const { focus, seen, faction: own } = useTable();
  const chosen = actions.find(({ country, faction }) => (country ?? faction) === (focus.country ?? ""));
  if (chosen) return <WarPlan action={chosen} />;
  const factions = actions.filter(({ faction }) => faction !== undefined);
  const isFriend = (id: string) => seen.countries.find((country) => country.id === id)?.pro === own;
  const countries = actions
    .filter(({ country }) => country !== undefined)
    .toSorted((a, b) => Number(isFriend(a.country!)) - Number(isFriend(b.country!)));
  return (
    <div className="dock-control">
      <p className="quiet">{texts.chooseVictim}</p>
      {factions.map(({ faction }) => (
        <CountryButton key={faction} id={faction!} name={seen.scene.sideName(faction as "axis")} isFaction />
      ))}
      <div className="country-grid">
        {countries.map(({ country }) => (
          <CountryButton key={country} id={country!} name={seen.scene.countryName(country!)} />
        ))}
      </div>
    </div>
  );
}

function CountryButton({ id, name, isFaction = false }: { id: string; name: string; isFaction?: boolean }) {
  const { seen, setFocus } = useTable();
  const pro = seen.countries.find((country) => country.id === id)?.pro;
  return (
    <button
      type="button"
      className={`choice country-choice ${pro ? FACTION_CLASS[pro] : ""}`}
      onClick={() => setFocus({ country: id })}
    >
      <Icon name={isFaction ? FACTION_CLASS[id as "axis"] : pro ? FACTION_CLASS[pro] : "f-neutral"} />
      <span className="choice-text">
        <b>{name}</b>
        {pro && <small>{texts.pro(seen.scene.sideName(pro))}</small>}
      </span>
    </button>
  );
}

function WarPlan({ action }: { action: TableAction }) {
  const { seen, view, faction, setFocus } = useTable();
  const { scene } = seen;
  const outlook = useMemo(() => faction && warOutlook(view, faction, action), [view, faction, action]);
  const joins = outlook?.joins;
  const name = action.country ? scene.countryName(action.country) : scene.sideName(action.faction as "axis");
  const units = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const unit = seen.units.get(id);
      return unit ? [<CounterPicture key={id} unit={joins ? { ...unit, faction: joins } : unit} />] : [];
    });
  return (
    <div className="dock-control war-plan">
      <header>
        <h3>{texts.warOn(name)}</h3>
        <button type="button" className="btn ghost" onClick={() => setFocus({})}>
          {texts.another}
        </button>
      </header>
      {outlook && (
        <ul className="war-effects">
          {outlook.events.slice(1).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {outlook.joins && outlook.will >= 0 && <li>{texts.brings(outlook.will, outlook.factories)}</li>}
          {outlook.setUp.length > 0 && (
            <li>
              {texts.setsUp(scene.sideName(outlook.joins), outlook.setUp.length)}
              <span className="blocks">{units(outlook.setUp)}</span>
            </li>
          )}
          {outlook.waiting.length > 0 && (
            <li>
              {texts.waits(outlook.waiting.length)}
              <span className="blocks">{units(outlook.waiting)}</span>
            </li>
          )}
          {outlook.joins && <li>{texts.sheltered(scene.sideName(outlook.joins))}</li>}
          {outlook.joins && (
            <li>{texts.courts(scene.sideName(outlook.joins), outlook.courted.map(scene.countryName))}</li>
          )}
        </ul>
      )}
      <Choice actions={[action]} label={texts.declare(name)} detail={texts.final} symbol="s-contested" isMain />
    </div>
  );
}

/** A political result: each country with what the success does there. */
export function ProControl({ actions }: ControlProps) {
  const { seen, view, faction, focus } = useTable();
  const chosen = actions.filter(({ country }) => country === focus.country);
  return (
    <div className="dock-control">
      <p className="quiet">{texts.choosePro}</p>
      {(chosen.length > 0 ? chosen : actions).map((action) => (
        <Choice
          key={keyOf(action)}
          actions={[action]}
          label={seen.scene.countryName(action.country!)}
          detail={faction && successOutlook(view, faction, action.country!).join(" ")}
          symbol="s-peace"
          isMain={chosen.length > 0}
        />
      ))}
    </div>
  );
}

/** The cup: a draw with its chances, or a marker put into it; who pays is chosen where several can. */
export function CupControl({ actions }: ControlProps) {
  const { seen, view } = useTable();
  const politics = useMemo(() => politicsOf(view), [view]);
  const left = (id: string | undefined) => seen.countries.find((country) => country.id === id)?.pointsLeft ?? 0;
  const puts = Map.groupBy(ofTypes(actions, "put"), ({ cupMarker }) => cupMarker!);
  return (
    <>
      <div className="dock-control">
        <h3>{texts.draw}</h3>
        <CupList politics={politics} />
        {ofTypes(actions, "draw").map((action) => (
          <Choice
            key={keyOf(action)}
            actions={[action]}
            label={texts.pays(seen.scene.countryName(action.country!))}
            detail={texts.leaves(left(action.country))}
            symbol="a-dice"
          />
        ))}
      </div>
      {puts.size > 0 && (
        <details className="dock-control folded">
          <summary>{texts.put}</summary>
          {[...puts].map(([marker, choices]) => (
            <div key={marker}>
              <h4>{politics.cup.find(({ id }) => id === marker)?.name}</h4>
              {choices.map((action) => (
                <Choice
                  key={keyOf(action)}
                  actions={[action]}
                  label={texts.pays(seen.scene.countryName(action.country!))}
                  detail={texts.leaves(left(action.country))}
                  symbol="a-plus"
                />
              ))}
            </div>
          ))}
        </details>
      )}
    </>
  );
}
