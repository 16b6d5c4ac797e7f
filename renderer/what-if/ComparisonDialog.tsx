import { useEffect, useState, type ReactNode } from "react";
import type { Result } from "../../shared/base/index.js";
import type { WhatIfComparison } from "../../shared/bridge/index.js";
import type { ProblemView } from "../../shared/validate/index.js";
import { ChangedTable } from "../changes/index.js";
import { ask, useApp, useCloseOverlay } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { dropWhatIf, keepWhatIf } from "./acts.js";
import { texts } from "./texts.js";

/** How a what-if differs from the current cards: its cards, was and is, and the problems that come and go. */
export function ComparisonDialog({ id }: { readonly id: number }): ReactNode {
  const close = useCloseOverlay();
  const whatIf = useApp(({ whatIfs }) => whatIfs.list.find((each) => each.id === id));
  const found = useComparison(id);
  const leaveFor = (act: () => unknown): void => {
    close();
    act();
  };
  return (
    <Dialog
      title={texts.comparisonOf(whatIf?.name ?? "")}
      className="changes"
      footer={
        <>
          <span className="dialog-note" />
          <button type="button" className="button" onClick={() => leaveFor(() => dropWhatIf(id))}>
            {texts.drop}
          </button>
          <button
            type="button"
            className="button is-main"
            disabled={!whatIf || whatIf.edits === 0}
            onClick={() => leaveFor(() => keepWhatIf(id))}
          >
            {texts.keep}
          </button>
        </>
      }
    >
      <Comparison found={found} />
    </Dialog>
  );
}

/** Undefined until there is an answer. */
function useComparison(id: number): Result<WhatIfComparison> | undefined {
  const [answer, setAnswer] = useState<Result<WhatIfComparison>>();
  useEffect(() => {
    let isWanted = true;
    void ask("what-ifs/compare", { id }).then((result) => {
      if (isWanted) setAnswer(result);
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return answer;
}

function Comparison({ found }: { readonly found: Result<WhatIfComparison> | undefined }): ReactNode {
  if (!found) return <p role="status">{texts.comparing}</p>;
  if (!found.ok) return <p role="alert">{found.error.message}</p>;
  const { changes, problems } = found.value;
  const { tables, count } = changes;
  const shown = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <p role="status">{[texts.rows(count), ...(shown < count ? [texts.firstShown(shown)] : [])].join(" ")}</p>
      <Problems problems={problems} />
      {tables.map((table) => (
        <ChangedTable key={`${table.file} ${table.table}`} table={table} />
      ))}
    </>
  );
}

function Problems({ problems }: { readonly problems: WhatIfComparison["problems"] }): ReactNode {
  const { before, after, added, addedCount, gone, goneCount } = problems;
  return (
    <section className="what-if-problems">
      <h3>{texts.problems}</h3>
      <p>{texts.problemCounts(before, after)}</p>
      {addedCount > 0 && <ProblemList title={texts.newProblems(addedCount)} problems={added} />}
      {goneCount > 0 && <ProblemList title={texts.goneProblems(goneCount)} problems={gone} />}
    </section>
  );
}

const ProblemList = ({ title, problems }: { title: string; problems: readonly ProblemView[] }): ReactNode => (
  <>
    <h4>{title}</h4>
    <ul>
      {problems.map(({ id, rowTitle, columnTitle, message }) => (
        <li key={id}>
          <strong>{[rowTitle, columnTitle].filter((part) => part !== "").join(", ")}</strong> {message}
        </li>
      ))}
    </ul>
  </>
);
