import { Ban, Eye, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Ruleset } from "../../../shared/match/index.js";
import { tableTexts } from "./texts.js";
import { foreseenWords } from "./foreseen-words.js";
import type { TableSnapshot } from "../match/protocol.js";
import { useTable } from "../match/table-state.js";

interface Props {
  readonly snapshot: TableSnapshot;
  readonly ruleset: Ruleset;
}

/** What the choice that is looked at would surely do, and what it would run into. */
export function Foreseen({ snapshot, ruleset }: Props): ReactNode {
  const foreseen = useTable((state) => state.foreseen);
  if (foreseen === null) return null;
  const { changes, warnings } = foreseenWords(foreseen, snapshot.view, ruleset);
  if (changes.length === 0 && warnings.length === 0 && foreseen.outcome === null) return null;
  return (
    <ul className="foreseen" aria-label={tableTexts.whatItWouldDo}>
      {foreseen.outcome !== null && (
        <li data-outcome={foreseen.outcome}>
          {foreseen.outcome === "lost" ? <Ban /> : <Eye />} <b>{outcomeWords[foreseen.outcome]}</b>
        </li>
      )}
      {changes.map((words) => (
        <li key={words}>
          <Eye /> {words}
        </li>
      ))}
      {warnings.map((words) => (
        <li key={words} data-warning>
          <TriangleAlert /> {words}
        </li>
      ))}
    </ul>
  );
}

const outcomeWords = {
  won: tableTexts.itWinsTheMatch,
  lost: tableTexts.itLosesTheMatch,
  drawn: tableTexts.itEndsTheMatch,
} as const;
