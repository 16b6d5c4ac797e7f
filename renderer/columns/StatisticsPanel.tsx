import { Table2, X } from "lucide-react";
import { useMemo, useRef, useState, type ComponentProps, type ReactNode } from "react";
import {
  columnStatistics,
  keyOfName,
  type NumberSummary,
  type StatisticSettings,
} from "../../shared/metadata/index.js";
import type { CellTest } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import {
  arrangementOf,
  countedIn,
  derivedNameOf,
  namedColumns,
  setArrangement,
  setCounted,
  withColumnFilter,
} from "../arrangement/index.js";
import { useSheetValues } from "../derived/index.js";
import { activeGrid, useShownRows } from "../grid/index.js";
import {
  activeSheet,
  openOverlay,
  setApp,
  sheetKey,
  useApp,
  useFocusRequests,
  useRows,
  type GridRow,
} from "../state/index.js";
import { useIsDark } from "../theme/index.js";
import { Choices } from "./Choices.js";
import { columnValues, hasColumn } from "./values.js";
import { WorkingOut } from "./WorkingOut.js";
import { IconButton } from "../ui/index.js";
import { texts } from "./texts.js";

type Scope = "all" | "shown" | "selected";

const mostValues = 100;
/** Counts of the values of some columns, over the sheet; a click on a value shows its rows (EDITOR-6). */
export function StatisticsPanel(): ReactNode {
  const isOpen = useApp((state) => state.statisticsOpen);
  const sheet = useApp(activeSheet);
  return isOpen && sheet ? <OpenPanel sheet={sheet} /> : null;
}

function OpenPanel({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const key = sheetKey(sheet.ref);
  const [scope, setScope] = useState<Scope>("all");
  const all = useRows(key);
  const { rowKeys } = useApp((state) => state.place);
  const shown = useShownRows(key);
  // Not `useSelectedRows`: the panel stays open while the selection moves, and counts all rows for the most part.
  const byKey = useMemo(() => new Map((scope === "selected" ? all : []).map((row) => [row.key, row])), [scope, all]);
  const rows = useMemo((): readonly GridRow[] => {
    if (scope === "all") return all;
    if (scope === "shown") return shown;
    return rowKeys.flatMap((rowKey) => byKey.get(rowKey) ?? []);
  }, [scope, all, shown, rowKeys, byKey]);
  const columnLooks = useApp((state) => state.columnLooks);
  const statistics = countedIn(sheet, { columnLooks });
  const element = useRef<HTMLElement>(null);
  useFocusRequests("statistics", () => element.current?.querySelector<HTMLElement>("input:checked")?.focus());
  const close = (): void => {
    setApp({ statisticsOpen: false });
    activeGrid()?.focus();
  };
  return (
    <aside
      ref={element}
      className="statistics"
      aria-label={texts.statistics}
      data-keeps-keyboard
      onKeyDown={({ key }) => {
        if (key === "Escape") close();
      }}
    >
      <header className="statistics-head">
        <h2>{texts.statistics}</h2>
        <IconButton title={texts.pivotTable} icon={<Table2 />} onClick={() => openOverlay({ kind: "pivot" })} />
        <IconButton title={texts.closeStatistics} hint={texts.esc} icon={<X />} onClick={close} />
      </header>
      <Choices
        legend={texts.rows}
        value={scope}
        options={[
          ["all", texts.all],
          ["shown", texts.shown],
          ["selected", texts.selected],
        ]}
        onChange={setScope}
      />
      <div className="statistics-list" tabIndex={0} role="group" aria-label={texts.counts}>
        {statistics.length === 0 && <p className="hint">{texts.noStatistics}</p>}
        {statistics.map((statistic, at) => (
          <Statistic
            key={at}
            sheet={sheet}
            statistic={statistic}
            rows={rows}
            remove={() => setCounted(sheet, statistic.column, false)}
          />
        ))}
      </div>
    </aside>
  );
}

interface StatisticProps {
  readonly sheet: SheetView;
  readonly statistic: StatisticSettings;
  readonly rows: readonly GridRow[];
  readonly remove: () => void;
}

function Statistic({ sheet, statistic: { column: name, label }, rows, remove }: StatisticProps): ReactNode {
  const isDark = useIsDark();
  const key = keyOfName(name, namedColumns(sheet));
  const derived = derivedNameOf(sheet, key);
  const names = derived === undefined ? [] : [derived];
  const { isReady, progress } = useSheetValues(sheet, names);
  const isKnown = hasColumn(sheet, key);
  if (!isReady) return <WaitingStatistic label={label} names={names} progress={progress} />;
  const { cells, errors } = columnValues(sheet, key, rows);
  const options = sheet.columns.find(({ source, id }) => source === name || id.path.join(".") === name)?.options;
  const { counts, numbers } = columnStatistics(
    cells,
    options?.map(({ value }) => value),
  );
  const hasColors = options?.some(({ color }) => color !== undefined) ?? false;
  const hasSigns = hasColors || errors > 0;
  const filterBy = (test: CellTest): void => {
    const { filter } = arrangementOf(sheet);
    setArrangement(sheet, { filter: withColumnFilter(filter, key, { test }) });
  };
  const most = Math.max(1, errors, ...counts.map(({ count }) => count));
  return (
    <section aria-label={label} className="statistic">
      <h3>
        {label}
        <IconButton title={texts.removeStatisticsOf(label)} icon={<X />} onClick={remove} />
      </h3>
      {!isKnown && rows.length > 0 && <p className="hint">{texts.noSuchColumn(name)}</p>}
      <ul className={hasSigns ? "has-signs" : undefined}>
        {(isKnown ? counts : []).slice(0, mostValues).map(({ text, count, values }) => (
          <li key={text}>
            <button type="button" title={texts.showOnlyTheseRows} onClick={() => filterBy({ kind: "values", values })}>
              {hasSigns && (
                <span
                  className={hasColors ? "swatch" : undefined}
                  style={{
                    backgroundColor: options?.find(({ value }) => value === text)?.color,
                    opacity: isDark ? 0.8 : 1,
                  }}
                />
              )}
              <span className="statistic-value">{text === "" ? texts.empty : text}</span>
              <meter aria-hidden="true" min={0} max={most} value={count} />
              <span className="enum-count">{count.toLocaleString("en")}</span>
            </button>
          </li>
        ))}
        {errors > 0 && (
          <li>
            <button type="button" title={texts.showOnlyTheseRows} onClick={() => filterBy({ kind: "has-problem" })}>
              <span className="derived-sign" aria-hidden="true">
                ✕
              </span>
              <span className="statistic-value">{texts.error}</span>
              <meter aria-hidden="true" min={0} max={most} value={errors} />
              <span className="enum-count">{errors.toLocaleString("en")}</span>
            </button>
          </li>
        )}
      </ul>
      {counts.length > mostValues && <p className="hint">{texts.andOtherValues(counts.length - mostValues)}</p>}
      <p className="statistic-total">
        <span>{texts.total}</span>
        <span>{rows.length.toLocaleString("en")}</span>
      </p>
      {numbers && numbers.count > 1 && <Summary numbers={numbers} />}
    </section>
  );
}

type Waiting = { readonly label: string } & ComponentProps<typeof WorkingOut>;

const WaitingStatistic = ({ label, ...waiting }: Waiting): ReactNode => (
  <section aria-label={label} className="statistic">
    <h3>{label}</h3>
    <WorkingOut {...waiting} />
  </section>
);

const shown = (number: number): string => number.toLocaleString("en", { maximumFractionDigits: 2 });

function Summary({ numbers: { least, median, mean, most } }: { readonly numbers: NumberSummary }): ReactNode {
  const facts = [
    [texts.minimum, least],
    [texts.median, median],
    [texts.mean, mean],
    [texts.maximum, most],
  ] as const;
  return (
    <dl className="statistic-numbers">
      {facts.map(([name, number]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{shown(number)}</dd>
        </div>
      ))}
    </dl>
  );
}
