import { useCallback, useId, useMemo, useState, type ReactNode } from "react";
import { derivedIn } from "../../../shared/derived/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { activeGrid, selectedBlocks, sendEdits, type ActiveGrid } from "../../grid/index.js";
import {
  activeSheet,
  getApp,
  sheetKey,
  useApp,
  useCloseOverlay,
  useRowsWith,
  useSteps,
  type GridRow,
} from "../../state/index.js";
import { ConfirmFooter, Dialog, Select } from "../../ui/index.js";
import { ExpressionField } from "../computed/ExpressionField.js";
import { headersOf } from "../computed/draft.js";
import { texts } from "./texts.js";
import { actOfDraft, cellActs, isComplete, type ActDraft } from "./cell-act.js";
import { PendingChanges } from "./PendingChanges.js";
import { ownName, planChanges, problemOfAct, type CellBlock, type PlannedChanges } from "./plan-changes.js";

/** Does one thing to many cells, after a look at each change: one step that can be undone. */
export function ChangeCellsDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  // The selection as it was when the dialog opened is what is meant.
  const [targets] = useState(() => {
    const grid = activeGrid();
    return grid && targetsOf(grid);
  });
  return sheet && targets && targets.length > 0 ? <Changing sheet={sheet} targets={targets} /> : null;
}

/** Cells that may be meant, by keys of rows and columns. */
interface Target {
  readonly title: string;
  readonly blocks: readonly { readonly rows: readonly string[]; readonly columns: readonly string[] }[];
}

function targetsOf(grid: ActiveGrid): readonly Target[] {
  const keysOf = (all: readonly { readonly key: string }[]): string[] => all.map(({ key }) => key);
  const selected = selectedBlocks(grid);
  const columns = new Set(selected.flatMap((block) => block.columns));
  const [column] = columns;
  if (!column) return [];
  const blocks = selected.map((block) => ({ rows: keysOf(block.rows), columns: keysOf(block.columns) }));
  const cells = { title: texts.inSelection(getApp().place.cells), blocks };
  const shown = keysOf(grid.rows);
  const whole = { title: texts.inColumn(column.title, shown.length), blocks: [{ rows: shown, columns: [column.key] }] };
  return columns.size === 1 ? [cells, whole] : [cells];
}

/** The cells that are meant, as far as they are still there. */
function blocksOf({ columns }: SheetView, rows: readonly GridRow[], target: Target | undefined): CellBlock[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return (target?.blocks ?? []).map((block) => {
    const keys = new Set(block.columns);
    return {
      rows: block.rows.flatMap((key) => byKey.get(key) ?? []),
      columns: columns.filter(({ key }) => keys.has(key)),
    };
  });
}

interface Props {
  readonly sheet: SheetView;
  readonly targets: readonly Target[];
}

function Changing({ sheet, targets }: Props): ReactNode {
  const close = useCloseOverlay();
  const [at, setAt] = useState("0");
  const [draft, setDraft] = useState<ActDraft>({ act: "set", text: "", isRounded: false });
  // An empty field sets nothing until somebody has been in it.
  const [isTouched, setTouched] = useState(false);
  const form = useId();
  const target = targets[Number(at)];
  const rowKeys = useMemo(() => target?.blocks.flatMap(({ rows }) => rows) ?? [], [target]);
  const rows = useRowsWith(sheetKey(sheet.ref), rowKeys);
  const blocks = useMemo(() => blocksOf(sheet, rows, target), [sheet, rows, target]);
  const isAsked = isComplete(draft) && (isTouched || draft.text !== "");
  const start = useCallback(() => planChanges(sheet, isAsked ? blocks : [], draft), [sheet, blocks, draft, isAsked]);
  const { outcome: plan, isLate } = useSteps(start);
  const problem = problemOfAct(sheet, draft);
  const count = plan?.changes.length ?? 0;
  const canApply = isAsked && !isLate && count > 0 && sheet.readOnly === undefined;
  const set = (change: Partial<ActDraft>): void => {
    setDraft({ ...draft, ...change });
    setTouched(isTouched || change.text !== undefined);
  };
  const apply = (): void => {
    if (!canApply || !plan) return;
    close();
    void sendEdits(sheet, plan.changes, texts.label(draft.act, draft.text, count), { act: actOfDraft(draft) });
  };
  return (
    <Dialog
      title={texts.title}
      className="is-wide change-cells"
      isScrolling
      footer={<ConfirmFooter form={form} note={sheet.readOnly} title={texts.change(count)} isDisabled={!canApply} />}
    >
      <form
        id={form}
        className="replace-form"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <label>
          <span>{texts.act}</span>
          <Select
            value={draft.act}
            choices={cellActs.map((act) => [act, texts.acts[act]])}
            onChoose={(act) => set({ act })}
          />
        </label>
        {draft.act !== "expression" && (
          <label>
            <span>{texts.operand}</span>
            <input
              className="field"
              data-first-focus
              value={draft.text}
              aria-invalid={draft.text !== "" && !isComplete(draft)}
              onChange={({ target: { value } }) => set({ text: value })}
            />
          </label>
        )}
        <label>
          <span>{texts.where}</span>
          <Select value={at} choices={targets.map(({ title }, place) => [String(place), title])} onChoose={setAt} />
        </label>
        {draft.act === "multiply" && (
          <fieldset>
            <legend className="visually-hidden">{texts.options}</legend>
            <label>
              <input
                type="checkbox"
                checked={draft.isRounded}
                onChange={({ target: { checked } }) => set({ isRounded: checked })}
              />
              {texts.rounded}
            </label>
          </fieldset>
        )}
      </form>
      {draft.act === "expression" && (
        <>
          <p className="hint">{texts.expressionHint}</p>
          <ExpressionField
            text={draft.text}
            headers={[ownName, ...headersOf(sheet), ...derivedIn(sheet).map(({ name }) => name)]}
            problem={problem}
            onText={(text) => set({ text })}
          />
        </>
      )}
      <p role="status" className="replace-found">
        {!isAsked ? texts.hints[draft.act] : isLate ? texts.computing : problem ? "" : plan && said(plan)}
      </p>
      {plan && isAsked && <PendingChanges label={texts.changes} changes={plan.changes} />}
    </Dialog>
  );
}

/** What an act does, and what it leaves alone and why. */
function said({ changes, unfit, errors, firstError, ids }: PlannedChanges): string {
  return [
    texts.changed(changes.length),
    ...(unfit > 0 ? [texts.unfit(unfit)] : []),
    ...(errors > 0 ? [texts.errors(errors, firstError ?? "")] : []),
    ...(ids > 0 ? [texts.ids] : []),
  ].join(" ");
}
