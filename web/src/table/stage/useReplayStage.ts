import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { ReplayProps } from "../../games/game.ts";
import type { Known } from "../../net/known.ts";
import { type Director, Stage } from "../../net/stage.ts";
import { useStore } from "../../net/store.ts";
import { asPreferred } from "./useStage.ts";

type Shown = Pick<ReplayProps, "view" | "history">;

/** A step of a replay is played as it would be at the table. What is to be seen meanwhile, and afterwards. */
export function useReplayStage(props: ReplayProps, beatsOf: Director["beatsOf"]): Shown & { readonly stage: Stage } {
  const { frame, pace, onShowing, view, history } = props;
  const [known, setKnown] = useState<Known>();
  const stage = useMemo(() => new Stage(setKnown), []);
  const { beat } = useStore(stage.state);
  const isShowing = beat !== undefined;
  useLayoutEffect(() => {
    if (frame === undefined || pace === "once") return stage.skip();
    const leave = stage.direct({ beatsOf: asPreferred(beatsOf), pace: () => pace, holds: false });
    stage.skip();
    stage.review([frame]);
    return leave;
  }, [stage, frame, pace, beatsOf]);
  useEffect(() => onShowing(isShowing), [isShowing, onShowing]);
  useEffect(() => () => stage.stop(), [stage]);
  const shown: Shown = isShowing && known?.view !== undefined ? { view: known.view, history: known.history } : props;
  return { stage, view: shown.view ?? view, history: shown.history ?? history };
}
