import { useCallback, useId, useState, type ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { PendingChanges } from "../columns/index.js";
import { activeGrid, selectedRows, sendEdits } from "../grid/index.js";
import { activeSheet, sheetKey, useApp, useCloseOverlay, useRowsWith, useSteps } from "../state/index.js";
import { ConfirmFooter, Dialog, Select } from "../ui/index.js";
import { MacroChoice, MacroSteps, NoMacros } from "./MacroParts.js";
import { planMacro, type MacroPlan } from "./plan.js";
import { texts } from "./texts.js";
import { useMacros, type KnownMacro } from "./use-macros.js";

/** Carries out a macro in some rows, after a look at each change: one step that can be undone. */
export function RunMacroDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  const macros = useMacros();
  // The selection as it was when the dialog opened is what is meant.
  const [targets] = useState(targetsNow);
  if (!sheet || !macros) return null;
  const [first] = macros;
  if (!first) return <NoMacros title={texts.runTitle} />;
  return <Running sheet={sheet} macros={macros} first={first} targets={targets} />;
}

/** Rows that may be meant, by their keys. */
interface Target {
  readonly title: string;
  readonly rows: readonly string[];
}

function targetsNow(): readonly Target[] {
  const grid = activeGrid();
  const selected = grid ? selectedRows(grid).map(({ key }) => key) : [];
  const shown = grid?.rows.map(({ key }) => key) ?? [];
  return [
    ...(selected.length > 0 ? [{ title: texts.selected(selected.length), rows: selected }] : []),
    { title: texts.shown(shown.length), rows: shown },
  ];
}

interface Props {
  readonly sheet: SheetView;
  readonly macros: readonly KnownMacro[];
  readonly first: KnownMacro;
  readonly targets: readonly Target[];
}

const noRows: readonly string[] = [];

/** More cells are not changed by one act. */
const mostChanges = 100_000;

function Running({ sheet, macros, first, targets }: Props): ReactNode {
  const close = useCloseOverlay();
  const [name, setName] = useState(first.name);
  const [at, setAt] = useState("0");
  const form = useId();
  const macro = macros.find((each) => each.name === name) ?? first;
  const { read } = macro;
  const rows = useRowsWith(sheetKey(sheet.ref), targets[Number(at)]?.rows ?? noRows);
  const start = useCallback(() => planMacro(sheet, rows, read.ok ? read.value.steps : []), [sheet, rows, read]);
  const { outcome: plan, isLate } = useSteps(start);
  const count = plan?.changes.length ?? 0;
  const canRun = read.ok && !isLate && count > 0 && count <= mostChanges && sheet.readOnly === undefined;
  const run = (): void => {
    if (!canRun || !plan) return;
    close();
    void sendEdits(sheet, plan.changes, texts.label(macro.name));
  };
  return (
    <Dialog
      title={texts.runTitle}
      className="is-wide run-macro"
      isScrolling
      footer={
        <ConfirmFooter
          form={form}
          note={sheet.readOnly}
          title={texts.run(count)}
          isDisabled={!canRun}
          firstFocus="main"
        />
      }
    >
      <form
        id={form}
        className="replace-form"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <MacroChoice macros={macros} chosen={macro} onChoose={setName} />
        <label>
          <span>{texts.where}</span>
          <Select value={at} choices={targets.map(({ title }, place) => [String(place), title])} onChoose={setAt} />
        </label>
      </form>
      <MacroSteps macro={macro} />
      <p role="status" className="replace-found">
        {!read.ok ? "" : isLate ? texts.computing : plan && said(plan)}
      </p>
      {plan && read.ok && count > 0 && <PendingChanges label={texts.changes} changes={plan.changes} />}
    </Dialog>
  );
}

/** What a macro does, and what it leaves alone and why. */
function said({ changes, unfit, errors, firstError, missing, hasIds }: MacroPlan): string {
  return [
    changes.length > mostChanges ? texts.tooMany(mostChanges) : texts.changed(changes.length),
    ...(missing.length > 0 ? [texts.missing(missing)] : []),
    ...(unfit > 0 ? [texts.unfit(unfit)] : []),
    ...(errors > 0 ? [texts.errors(errors, firstError ?? "")] : []),
    ...(hasIds ? [texts.ids] : []),
  ].join(" ");
}
