import type { BattleSide } from "@tripartite/triumph/odds/sides";
import { Icon } from "../../../app/Icon.tsx";
import { UNIT_SYMBOLS } from "../../board/Block.tsx";
import type { Forecasts } from "../../odds/useForecasts.ts";
import { TRIUMPH_TEXTS } from "../../texts.ts";
import { useTable } from "../context.ts";
import { ofTypes, type TableOffer } from "../model/action.ts";
import { areaName, unitName } from "../model/names.ts";
import { Option } from "./ActionOptions.tsx";
import { noteOf } from "./Field.tsx";
import { distinctHits } from "./hits.ts";
import { percent, BATTLE_TEXTS as texts } from "./texts.ts";

const { nationalities } = TRIUMPH_TEXTS;

interface Props {
  readonly sides: readonly BattleSide[];
  readonly offers: readonly TableOffer[];
  readonly forecasts: Forecasts;
  readonly attacks: boolean;
  nameOf(offer: TableOffer): string | undefined;
  onLook(offer: TableOffer | undefined): void;
}

/** §12.44 Which of several equally strong units takes a Hit: what sets them apart, and the odds after it. */
export function HitOptions({ sides, offers, forecasts, attacks, nameOf, onLook }: Props) {
  const { units } = useTable();
  const hits = distinctHits(ofTypes(offers, "hit"), sides, units);
  const isMixed = new Set(hits.map(({ unit }) => unit.nationality)).size > 1;
  return (
    <section>
      <h4>
        <Icon name="p-battle" />
        {texts.takesHit}
      </h4>
      <div className="bt-options two" data-keep-clear>
        {hits.map(({ offer, unit, from, alike }) => {
          const forecast = forecasts.get(nameOf(offer) ?? "");
          const facts = [
            noteOf(unit) ?? "",
            from === undefined ? "" : texts.cameFrom(areaName(from)),
            alike > 1 ? texts.same(alike) : "",
          ];
          return (
            <Option
              key={offer.action.unit}
              offer={offer}
              symbol={UNIT_SYMBOLS[unit.unitType]}
              label={isMixed ? `${nationalities[unit.nationality]} ${unitName(unit)}` : unitName(unit)}
              detail={facts.filter(Boolean).join("; ")}
              figure={
                forecast && (
                  <span className="bt-expected is-told">
                    {percent(attacks ? forecast.attackerTakes : 1 - forecast.attackerTakes)}
                    <small>{attacks ? texts.toTake : texts.toHold}</small>
                  </span>
                )
              }
              onLook={onLook}
            />
          );
        })}
      </div>
    </section>
  );
}
