import { useDeferredValue, useEffect, useState, type ReactNode } from "react";
import type { Result } from "../../shared/base/index.js";
import type { ChangesView } from "../../shared/bridge/index.js";
import { ask } from "../state/index.js";
import { Dialog, Select } from "../ui/index.js";
import { everyChange, filteredTables } from "./change-filter.js";
import { ChangedTable } from "./ChangedTable.js";
import { ChangeFilterFields } from "./ChangeFilterFields.js";
import { texts } from "./texts.js";

type Since = "commit" | "opening" | "other";

const choices: readonly (readonly [Since, string])[] = [
  ["commit", texts.lastCommit],
  ["opening", texts.opening],
  ["other", texts.otherCommit],
];

/** What differs on screen from a commit, or from when the folder was opened. A row's name leads to it. */
export function ChangesDialog(): ReactNode {
  const [since, setSince] = useState<Since>("commit");
  const [name, setName] = useState("");
  const commit = useDeferredValue(name.trim());
  const wanted = since === "opening" ? null : since === "commit" ? "HEAD" : commit;
  const found = useChanges(wanted);
  return (
    <Dialog title={texts.changes} className="changes">
      <div className="form-grid">
        <label>
          {texts.compareWith}
          <Select value={since} choices={choices} onChoose={setSince} data-first-focus />
        </label>
        {since === "other" && (
          <label>
            {texts.commit}
            <input
              className="field"
              value={name}
              placeholder={texts.commitExample}
              spellCheck={false}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
        )}
      </div>
      <Found wanted={wanted} found={found} />
    </Dialog>
  );
}

/** Compares with a commit, or for null with the opening; undefined until there is an answer to what is asked now. */
function useChanges(wanted: string | null): Result<ChangesView> | undefined {
  const [answer, setAnswer] = useState<{ readonly wanted: string | null; readonly result: Result<ChangesView> }>();
  useEffect(() => {
    if (wanted === "") return undefined;
    let isWanted = true;
    void ask("revision/changes", { since: wanted }).then((result) => {
      if (isWanted) setAnswer({ wanted, result });
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return answer?.wanted === wanted ? answer.result : undefined;
}

interface FoundProps {
  readonly wanted: string | null;
  readonly found: Result<ChangesView> | undefined;
}

function Found({ wanted, found }: FoundProps): ReactNode {
  const [filter, setFilter] = useState(everyChange);
  if (wanted === "") return <p role="status">{texts.nameACommit}</p>;
  if (!found) return <p role="status">{texts.comparing}</p>;
  if (!found.ok) return <p role="alert">{texts.fault(found.error)}</p>;
  const { tables, count, unread } = found.value;
  const listed = filteredTables(tables, filter);
  const [shown, passed] = [rowsIn(tables), rowsIn(listed)];
  const notes = [
    count === 0 ? texts.nothingChanged : texts.count(count),
    ...(shown < count ? [texts.firstShown(shown)] : []),
    ...(passed < shown ? [texts.filtered(passed)] : []),
    ...(unread.length > 0 ? [texts.leftOut(unread.join(", "))] : []),
  ];
  return (
    <>
      {shown > 1 && <ChangeFilterFields tables={tables} filter={filter} change={setFilter} />}
      <p role="status">{notes.join(" ")}</p>
      {listed.map((table) => (
        <ChangedTable key={`${table.file} ${table.table}`} table={table} />
      ))}
    </>
  );
}

const rowsIn = (tables: ChangesView["tables"]): number => tables.reduce((sum, { rows }) => sum + rows.length, 0);
