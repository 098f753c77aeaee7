import type { ReactNode } from "react";
import { TEXTS } from "../../texts.ts";
import { rulesAddress } from "../router.ts";
import { useRulesReader } from "./context.ts";
import { rulesIn } from "./reference.ts";

interface Props {
  readonly rule: string;
  /** What to read on the link; the number itself if nothing else is given. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** One rule number that opens its section. */
export function RuleLink({ rule, children, className = "rule" }: Props) {
  const reader = useRulesReader();
  const text = children ?? (rule.startsWith("R") ? rule : `§${rule}`);
  if (reader === undefined) return <span className={className}>{text}</span>;
  return (
    <a
      className={className}
      href={rulesAddress(reader.game, rule)}
      title={TEXTS.rules.readRule(rule)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        reader.open(rule);
      }}
    >
      {text}
    </a>
  );
}

/** Every number of a citation such as "3.13, 11.21". */
export function RuleLinks({ rules }: { rules: string }) {
  return rulesIn(rules).map((rule, index) => (
    <span key={rule}>
      {index > 0 && ", "}
      <RuleLink rule={rule} />
    </span>
  ));
}
