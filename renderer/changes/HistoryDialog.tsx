import { useEffect, useState, type ReactNode } from "react";
import type { Result } from "../../shared/base/index.js";
import type { RowHistoryView } from "../../shared/bridge/index.js";
import { blame, cellHistory, numberSeries, type RowHistory } from "../../shared/revision/index.js";
import type { SheetRef } from "../../shared/workspace/index.js";
import { activeSheet, ask, getApp, useApp } from "../state/index.js";
import { Dialog, late, LateInPlace, Select } from "../ui/index.js";
import { HistoryList } from "./HistoryList.js";
import { texts } from "./texts.js";

/** Comes when it is needed: a library for charts is large. */
const HistoryChart = late(async () => (await import("./HistoryChart.js")).HistoryChart, LateInPlace);

/** What happened to the row that the person is in: by whom, when, cell by cell; and its numbers over time. */
export function HistoryDialog(): ReactNode {
  const sheet = useApp(activeSheet)?.ref;
  const [rowKey] = useState(() => getApp().place.rowKey);
  if (!sheet || rowKey === null) {
    return (
      <Dialog title={texts.history}>
        <p>{texts.noRow}</p>
      </Dialog>
    );
  }
  return <OfRow sheet={sheet} rowKey={rowKey} />;
}

interface RowProps {
  readonly sheet: SheetRef;
  readonly rowKey: string;
}

function OfRow({ sheet, rowKey }: RowProps): ReactNode {
  const found = useHistory(sheet, rowKey);
  const title = found?.ok ? texts.historyOf(found.value.title) : texts.history;
  return (
    <Dialog title={title} className="changes">
      {!found && <p role="status">{texts.readingHistory}</p>}
      {found && !found.ok && <p role="alert">{texts.fault(found.error)}</p>}
      {found?.ok && <Found view={found.value} />}
    </Dialog>
  );
}

/** Undefined until there is an answer. */
function useHistory({ file, table }: SheetRef, rowKey: string): Result<RowHistoryView> | undefined {
  const [answer, setAnswer] = useState<Result<RowHistoryView>>();
  const path = table.join("\n");
  useEffect(() => {
    let isWanted = true;
    void ask("revision/history", { sheet: { file, table: path.split("\n") }, rowKey }).then((result) => {
      if (isWanted) setAnswer(result);
    });
    return () => {
      isWanted = false;
    };
  }, [file, path, rowKey]);
  return answer;
}

const all = "";

/** What columns are called, by their keys: the newest title counts. */
const columnTitles = (changes: RowHistory): ReadonlyMap<string, string> =>
  new Map(changes.toReversed().flatMap(({ row }) => row.cells.map(({ key, column }) => [key, column])));

function Found({ view }: { readonly view: RowHistoryView }): ReactNode {
  const { changes, commits, isCut, whyNot } = view;
  const [column, setColumn] = useState(all);
  const titles = columnTitles(changes);
  const columns = [...blame(changes).keys()].map((key) => [key, titles.get(key) ?? key] as const);
  const shown = column === all ? changes : cellHistory(changes, column);
  const found = column === all ? texts.changesFound(shown.length, commits) : texts.changesOfColumn(shown.length);
  const nothing = column === all ? texts.noChange : texts.noChangeOfColumn;
  const about = shown.length === 0 ? nothing : found;
  const notes = [
    ...(whyNot ? [texts.fault(whyNot), texts.sinceOpening, ...(shown.length === 0 ? [nothing] : [])] : [about]),
    ...(isCut ? [texts.cut] : []),
  ];
  const series = numberSeries(shown).filter(({ key }) => column === all || key === column);
  return (
    <>
      <div className="form-grid">
        <label>
          {texts.show}
          <Select
            value={column}
            choices={[[all, texts.allColumns], ...columns]}
            onChoose={setColumn}
            data-first-focus
          />
        </label>
      </div>
      <p role="status">{notes.join(" ")}</p>
      {series.length > 0 && <HistoryChart changes={shown} series={series} />}
      <HistoryList changes={shown} column={column === all ? undefined : column} isCut={isCut} />
    </>
  );
}
