import { useEffect, useRef } from "react";
import { prefersStill, settings } from "../../app/settings.ts";
import type { LiveTable } from "../../net/live.ts";
import type { Director, Stage } from "../../net/stage.ts";
import { useStore } from "../../net/store.ts";
import { type Scene, sceneOf } from "./scene.ts";
import { playSound } from "./sounds.ts";

/** Without motion nothing rolls: only what can be read is shown. */
export function asPreferred(beatsOf: Director["beatsOf"]): Director["beatsOf"] {
  return (frame) => beatsOf(frame).filter(({ isLeadIn }) => !isLeadIn || !prefersStill());
}

/** As long as the table is open, what happens is shown as the game directs. */
export function useDirector(
  live: LiveTable,
  beatsOf: Director["beatsOf"],
  isSeated: boolean,
  join?: Director["join"],
  mayOverlap?: Director["mayOverlap"],
): void {
  useEffect(() => {
    const keepsUp = () => live.hasOtherPlayers;
    return live.stage.direct({
      beatsOf: asPreferred(beatsOf),
      ...(join && { join }),
      ...(mayOverlap && { mayOverlap }),
      mayHurry: () => !prefersStill(),
      holds: isSeated,
      pace: () => settings.get().pace,
      keepsUp,
    });
  }, [live, beatsOf, isSeated, join, mayOverlap]);
}

/** What is shown can be heard too; and that it is one's own move. */
export function useSounds({ stage, state }: LiveTable): void {
  const { beat } = useStore(stage.state);
  const { decision, chat, ahead } = useStore(state);
  const isAsked = decision !== undefined;
  const since = useRef(Date.now());
  const message = chat.findLast(({ time }) => time - ahead > since.current)?.id;
  useEffect(() => {
    const sound = sceneOf<Scene>(beat)?.sound;
    if (sound) playSound(sound);
  }, [beat]);
  useEffect(() => {
    if (isAsked) playSound("yourMove");
  }, [isAsked]);
  useEffect(() => {
    if (message !== undefined) playSound("message");
  }, [message]);
}

/** While something is shown: Space continues, Left steps back, Escape skips the rest. */
export function useStageKeys(stage: Stage): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (stage.state.get().beat === undefined || ctrlKey || metaKey || altKey) return;
      const own = target instanceof Element && target.closest("input, select, textarea, dialog, button, a, summary");
      if (own && key !== "Escape") return;
      if (key === " ") stage.next();
      else if (key === "ArrowLeft") stage.back();
      else if (key === "Escape") stage.skip();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", press, { capture: true });
    return () => removeEventListener("keydown", press, { capture: true });
  }, [stage]);
}
