import {
  AIR_SUPPORT_AFTER,
  COMBAT_SEQUENCE,
  ESCORT_NOTES,
  FAC_LOST_NOTE,
  GROUND_RESULT_NOTES,
  INTERCEPTOR_WINS,
  INTERDICTED,
  MISSION_EFFECTS,
  RETREAT_PROHIBITIONS,
  SORTIES_GAINED,
  STRATEGIC_RESULTS,
} from "@tripartite/surrender/data/combatResults";
import { RESULT_CODES, RESULTS } from "@tripartite/surrender/data/combatTable";
import { MISSIONS, OPERATIONS, type Role } from "@tripartite/surrender/data/vocabulary";
import { CHART_TEXTS, signed } from "../texts.ts";
import { BulletList } from "./lists.tsx";

const { chartsTab: texts } = CHART_TEXTS;

export function CombatSequence() {
  return (
    <ol className="steps">
      {COMBAT_SEQUENCE.map(({ step, text, kinds }) => (
        <li key={step}>
          {text}
          {kinds.length === 1 && <small> {texts.ground}</small>}
        </li>
      ))}
    </ol>
  );
}

export function GroundResults() {
  return (
    <>
      <dl className="results">
        {RESULT_CODES.map((code) => (
          <div key={code}>
            <dt>{code === "NE" ? RESULTS.NE.symbol : code}</dt>
            <dd>{texts.groundSteps[code]}</dd>
          </div>
        ))}
      </dl>
      {[...GROUND_RESULT_NOTES, texts.noEzoc].map((note) => (
        <p key={note} className="quiet">
          {note}
        </p>
      ))}
      <BulletList title={texts.retreat} entries={RETREAT_PROHIBITIONS.map(({ text }) => text)} />
    </>
  );
}

function gained(code: (typeof RESULT_CODES)[number], role: Role): string {
  const sorties = SORTIES_GAINED[code][role];
  return `+${sorties === "plus" ? RESULTS[code].plus : sorties}`;
}

export function AirNavalResults() {
  const mark = (yes: boolean) => (yes ? texts.yes : texts.no);
  return (
    <>
      <div className="chart-frame">
        <table className="chart">
          <caption>{texts.attackerDefender}</caption>
          <thead>
            <tr>
              <th scope="col">{CHART_TEXTS.result}</th>
              <th scope="col">{texts.sorties}</th>
              <th scope="col">{texts.airSupport}</th>
              <th scope="col">{texts.escort}</th>
              <th scope="col">{texts.interdiction}</th>
            </tr>
          </thead>
          <tbody>
            {RESULT_CODES.map((code) => (
              <tr key={code}>
                <th scope="row">{RESULTS[code].symbol}</th>
                <td className="num">
                  {gained(code, "attacker")} / {gained(code, "defender")}
                </td>
                <td>
                  {mark(AIR_SUPPORT_AFTER[code].attacker)} / {mark(AIR_SUPPORT_AFTER[code].defender)}
                </td>
                <td>{INTERCEPTOR_WINS[code] ? texts.fails : texts.holds}</td>
                <td>{INTERCEPTOR_WINS[code] ? texts.succeeds : texts.fails}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <BulletList
        title={texts.missions}
        entries={MISSIONS.map((mission) => `${CHART_TEXTS.missions[mission]}: ${MISSION_EFFECTS[mission]}`)}
      />
      <BulletList title={texts.escortNotes} entries={ESCORT_NOTES} />
      {OPERATIONS.map((operation) => (
        <BulletList
          key={operation}
          title={`${texts.interdiction}: ${CHART_TEXTS.operations[operation]}`}
          entries={INTERDICTED[operation]}
        />
      ))}
    </>
  );
}

export function StrategicResults() {
  return (
    <>
      <table className="chart">
        <caption>{texts.facLost}</caption>
        <thead>
          <tr>
            <th scope="col">{CHART_TEXTS.result}</th>
            <th scope="col">{texts.germany}</th>
            <th scope="col">{texts.allied}</th>
          </tr>
        </thead>
        <tbody>
          {RESULT_CODES.map((code) => (
            <tr key={code}>
              <th scope="row">{RESULTS[code].symbol}</th>
              <td className="num">{signed(STRATEGIC_RESULTS[code].germany)}</td>
              <td className="num">{signed(STRATEGIC_RESULTS[code].allied)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{FAC_LOST_NOTE}</p>
    </>
  );
}
