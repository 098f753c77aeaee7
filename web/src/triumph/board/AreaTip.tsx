import { DECORATION } from "../../table/decoration.ts";
import { areaOf } from "./boardMap.ts";

interface Props {
  readonly area: string;
  readonly title: string;
  readonly lines: readonly string[];
}

const LINE = 31;
const LETTER = 12.2;

/** What a click on the area would do, beside its blocks. */
export function AreaTip({ area: id, title, lines }: Props) {
  const area = areaOf(id);
  if (area === undefined) return null;
  const width = 28 + Math.max(title.length * 14, ...lines.map((line) => line.length * LETTER));
  const height = 22 + LINE * (lines.length + 1);
  const [x, y] = area.blocks;
  return (
    <g className="area-tip" transform={`translate(${x - width / 2} ${y + 36})`} {...DECORATION}>
      <rect width={width} height={height} rx="7" />
      <text x="14" y="34" className="area-tip-title">
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} x="14" y={34 + LINE * (index + 1)}>
          {line}
        </text>
      ))}
    </g>
  );
}
