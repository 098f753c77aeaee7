import { useState } from "react";
import { api } from "../../net/api.ts";
import { TEXTS } from "../../texts.ts";
import { Link } from "../Link.tsx";
import { SettingsForm } from "../me/SettingsForm.tsx";
import { Agreements } from "./Agreements.tsx";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { type Desk, useDesk } from "./context.ts";
import { SeatList } from "./SeatList.tsx";
import { Watching } from "./Watching.tsx";
import "./desk.css";

const texts = TEXTS.desk;

/** Everything about a table beside the game, and the settings of the page. */
export function TableMenu({ onClose }: { onClose(): void }) {
  const desk = useDesk();
  const [problem, setProblem] = useState<string>();
  const attempt = async (change: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await change();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const mayAgree = desk?.seat !== undefined && desk.table.status === "playing";
  return (
    <>
      {desk && (
        <section aria-labelledby="desk-seats">
          <h3 id="desk-seats">{texts.seats}</h3>
          <SeatList desk={desk} attempt={attempt} />
        </section>
      )}
      {mayAgree && (
        <section aria-labelledby="desk-agree">
          <h3 id="desk-agree">{texts.agreements}</h3>
          <p className="quiet">{texts.everybodyAgrees}</p>
          <Agreements desk={desk} attempt={attempt} />
        </section>
      )}
      {mayAgree && (
        <section aria-labelledby="desk-watching">
          <h3 id="desk-watching">{texts.watching}</h3>
          <Watching desk={desk} attempt={attempt} />
        </section>
      )}
      {mayAgree && (
        <section aria-labelledby="desk-leave">
          <h3 id="desk-leave">{texts.yourSeat}</h3>
          <Leaving desk={desk} attempt={attempt} />
        </section>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
      <section aria-labelledby="desk-settings">
        <h3 id="desk-settings">{TEXTS.settings.title}</h3>
        <SettingsForm />
        <div className="row">
          <Link className="btn" href="/settings">
            {texts.notifications}
          </Link>
          <Link className="btn" href="/">
            {TEXTS.backToStart}
          </Link>
        </div>
      </section>
    </>
  );
}

function Leaving({ desk, attempt }: { desk: Desk; attempt(change: () => Promise<unknown>): Promise<void> }) {
  const { table, reload } = desk;
  return (
    <div className="row">
      <ConfirmButton
        label={texts.handToBot}
        consequence={texts.handToBotMeans}
        onConfirm={() =>
          attempt(async () => {
            await api.leave(table.id);
            reload();
          })
        }
      />
      <ConfirmButton
        label={texts.resign}
        consequence={texts.resignMeans}
        onConfirm={() =>
          attempt(async () => {
            await api.resign(table.id);
            reload();
          })
        }
      />
    </div>
  );
}
