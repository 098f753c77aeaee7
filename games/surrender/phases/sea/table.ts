/** The sea (§52–§55). */
import { notYet } from "../unused.ts";

export const SEA_PHASES = {
  sail: notYet("sail"),
  invasion: notYet("invasion"),
  intercept: notYet("intercept"),
  escort: notYet("escort"),
  again: notYet("again"),
  abort: notYet("abort"),
  interdicted: notYet("interdicted"),
  landing: notYet("landing"),
  rebase: notYet("rebase"),
  mulberry: notYet("mulberry"),
};
