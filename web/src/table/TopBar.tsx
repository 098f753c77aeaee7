import type { ReactNode } from "react";
import { useDesk } from "../app/desk/context.ts";
import { NextGame } from "../app/desk/NextGame.tsx";
import { Icon } from "../app/Icon.tsx";
import { RuleLink } from "../app/rules/RuleLink.tsx";
import { Logo } from "../app/start/Logo.tsx";
import type { LiveState } from "../net/live.ts";
import type { StageState } from "../net/stage.ts";
import { Store, usePart } from "../net/store.ts";
import { TakeBackMenu } from "./TakeBackMenu.tsx";
import { TABLE_TEXTS } from "./texts.ts";
import { type BotsWait, useBotsWait } from "./useBotsWait.ts";

const texts = TABLE_TEXTS.bar;

interface Props {
  readonly title: string;
  /** Whose step it is, in a word. */
  readonly tag: string;
  readonly isYours: boolean;
  /** Names the piece first, then the question. */
  readonly prompt: ReactNode;
  /** The section of the rules that tells about it. */
  readonly rule?: string | undefined;
  /** A number that matters for the step. */
  readonly chip?: ReactNode;
  readonly isSeated: boolean;
  readonly busy: boolean;
  /** Why nothing can be taken back at the moment. */
  readonly undoBarred: string | undefined;
  onUndo(): void;
  /** The one amber button; one that only goes back is not amber. */
  readonly main: { readonly label: string; readonly isBack?: boolean; run(): void } | undefined;
  readonly menu: ReactNode;
}

/** In a replay nothing can be lost. */
const NOWHERE = new Store<Pick<LiveState, "connection">>({ connection: "open" });
const NO_SHOW = new Store<Pick<StageState, "beat">>({});

/** Whose step it is, what is asked, Undo and the one amber button: always at the same places. */
export function TopBar(props: Props) {
  const { title, chip, isSeated, busy, undoBarred, onUndo, menu } = props;
  const desk = useDesk();
  // A person who is asked too decides first.
  const wait = useBotsWait(props.isYours ? undefined : desk?.live);
  const isLost = usePart(desk?.live.state ?? NOWHERE, ({ connection }) => connection === "lost");
  const isShown = usePart(desk?.live.stage.state ?? NO_SHOW, ({ beat }) => beat !== undefined);
  const { prompt, rule, main, ...asked } =
    wait !== undefined ? whileBotsWait(wait) : isShown ? { ...props, ...WHILE_SHOWN } : props;
  const { tag, isYours } = isLost ? { tag: texts.lostTag, isYours: false } : asked;
  const isAlone = isSeated && desk?.live.isAloneWithBots === true;
  return (
    <header className={`top ${isYours ? "" : "wait"}`}>
      <h1 className="unseen">{title}</h1>
      <Logo subtitle={title} />
      <div className="prompt">
        <span className={`who ${isYours ? "" : "quiet"}`}>
          <Icon name={isYours ? "p-move" : "a-clock"} />
          {tag}
        </span>
        <p aria-live="polite">{prompt}</p>
        {rule && (
          <RuleLink className="prompt-rule" rule={rule}>
            <Icon name="a-book" />
            <span className="unseen">{texts.rules} </span>§{rule}
          </RuleLink>
        )}
        {chip && <span className="chip">{chip}</span>}
      </div>
      <div className="buttons">
        {isSeated && desk && <NextGame desk={desk} isBrief={isYours} />}
        {isSeated && (
          <button
            type="button"
            className="btn on-bar undo"
            aria-busy={busy}
            disabled={busy || undoBarred !== undefined}
            title={undoBarred ?? (isAlone ? texts.takeBack : undefined)}
            onClick={onUndo}
          >
            <Icon name="a-undo" />
            {texts.undo}
            <kbd>U</kbd>
          </button>
        )}
        {isAlone && <TakeBackMenu desk={desk} />}
        {main && (
          <button
            type="button"
            className={main.isBack ? "btn on-bar main" : "btn primary main"}
            disabled={busy}
            onClick={main.run}
          >
            {main.label}
            <Icon name={main.isBack ? "a-undo" : "a-check"} />
            {wait && <span className="fuse" style={{ animationDuration: `${wait.ms}ms` }} aria-hidden="true" />}
          </button>
        )}
        {!main && isSeated && (
          <span className="btn primary main placeholder" aria-hidden="true">
            {texts.nothingToDo}
          </span>
        )}
      </div>
      {menu}
    </header>
  );
}

/** The table is shown as it was; whom it waits for can be said when the show is over. */
const WHILE_SHOWN = { tag: texts.shown, prompt: texts.shownPrompt };

/** Before bots answer, the amber button lets them. */
function whileBotsWait({ letThemAnswer }: BotsWait): Pick<Props, "tag" | "isYours" | "prompt" | "rule" | "main"> {
  const main = { label: texts.letThem, run: letThemAnswer };
  return { tag: texts.botsWait, isYours: false, prompt: texts.botsWaitPrompt, main };
}
