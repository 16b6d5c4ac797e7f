import { useDeferredValue, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { Result } from "../../shared/base/index.js";
import type { ChangesView } from "../../shared/bridge/index.js";
import { travel, travelOf } from "../navigation/index.js";
import { call, useApp } from "../state/index.js";
import { Dialog, Select } from "../ui/index.js";
import { everyChange, filteredTables, withKnownColumn } from "./change-filter.js";
import { ChangedTable } from "./ChangedTable.js";
import { CommitField, CommitNames, useCommitNames } from "./CommitField.js";
import { ChangeFilterFields } from "./ChangeFilterFields.js";
import { useReverting } from "./reverting.js";
import { texts } from "./texts.js";
import { useChanges } from "./use-changes.js";
import { useKeptFocus } from "./use-kept-focus.js";

type Since = "commit" | "opening" | "other";

const choices: readonly (readonly [Since, string])[] = [
  ["commit", texts.lastCommit],
  ["opening", texts.opening],
  ["other", texts.otherCommit],
];

/** What differs on screen from a commit, or from when the folder was opened. A row's name leads to it. It follows the edits. */
export function ChangesDialog(): ReactNode {
  const [since, setSince] = useState<Since>("commit");
  const [name, setName] = useState("");
  const commit = useDeferredValue(name.trim());
  const wanted = since === "opening" ? null : since === "commit" ? "HEAD" : commit;
  const found = useChanges(wanted);
  const names = useCommitNames(since === "other");
  // Git names both versions.
  const isForGit = useApp(({ host }) => host?.visit === "compare");
  const done = (
    <>
      <span className="dialog-note" />
      <button
        type="button"
        className="button is-main"
        data-first-focus
        onClick={() => void call("visit/end", { end: "done" })}
      >
        {texts.done}
      </button>
    </>
  );
  return (
    <Dialog title={texts.changes} className="changes" footer={isForGit ? done : undefined}>
      <div onKeyDown={travelByKeys}>
        {!isForGit && (
          <div className="form-grid">
            <label>
              {texts.compareWith}
              <Select value={since} choices={choices} onChoose={setSince} data-first-focus />
            </label>
            {since === "other" && (
              <CommitField
                label={texts.commit}
                value={name}
                placeholder={texts.commitExample}
                names={names}
                onChange={setName}
              />
            )}
          </div>
        )}
        {wanted === "" && <CommitNames names={names} />}
        <Found wanted={wanted} found={found} />
      </div>
    </Dialog>
  );
}

interface FoundProps {
  readonly wanted: string | null;
  readonly found: Result<ChangesView> | undefined;
}

function Found({ wanted, found }: FoundProps): ReactNode {
  const [chosen, setFilter] = useState(everyChange);
  const { revert, outcome } = useReverting(wanted);
  const isReadOnly = useApp(({ workspace }) => workspace?.readOnly !== undefined);
  const list = useRef<HTMLDivElement>(null);
  const onFocus = useKeptFocus(list);
  if (wanted === "") return <p role="status">{texts.nameACommit}</p>;
  if (!found) return <p role="status">{texts.comparing}</p>;
  if (!found.ok) {
    const said = texts.fault(found.error);
    return <p role="alert">{wanted === "HEAD" ? `${said} ${texts.openingInstead}` : said}</p>;
  }
  const { tables, count, unread } = found.value;
  const filter = withKnownColumn(chosen, tables);
  const listed = filteredTables(tables, filter);
  const [shown, passed] = [rowsIn(tables), rowsIn(listed)];
  const notes = [
    count === 0 ? texts.nothingChanged : texts.count(count),
    ...(shown < count ? [texts.firstShown(shown)] : []),
    ...(passed < shown ? [texts.filtered(passed)] : []),
    ...(unread.length > 0 ? [texts.leftOut(unread)] : []),
  ];
  return (
    <div ref={list} onFocus={onFocus}>
      {(shown > 1 || shown > passed) && <ChangeFilterFields tables={tables} filter={filter} change={setFilter} />}
      <p role="status">{notes.join(" ")}</p>
      {outcome !== "" && <p role="status">{outcome}</p>}
      {listed.map((table) => (
        <ChangedTable key={`${table.file} ${table.table}`} table={table} revert={isReadOnly ? undefined : revert} />
      ))}
    </div>
  );
}

const rowsIn = (tables: ChangesView["tables"]): number => tables.reduce((sum, { rows }) => sum + rows.length, 0);

/** Undo and redo, which a dialog keeps from the commands; the list follows. A text field has its own. */
function travelByKeys(event: KeyboardEvent): void {
  const direction = travelOf(event);
  if (!direction || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  void travel(direction);
}
