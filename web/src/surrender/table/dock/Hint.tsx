import { parseLine } from "../../../app/rules/reference.ts";
import { LineText } from "../../../app/rules/SectionText.tsx";

/** A sentence about a decision; sections that it cites can be opened. */
export function Hint({ text }: { text: string }) {
  return (
    <p className="quiet">
      <LineText line={parseLine(text)} />
    </p>
  );
}
