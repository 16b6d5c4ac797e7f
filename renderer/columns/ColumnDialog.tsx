import { useState, type ReactNode } from "react";
import { isEqual } from "../../shared/base/index.js";
import { listChanges, ruleEntry } from "../../shared/metadata/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";
import { nameOf, saveColumn } from "../arrangement/index.js";
import { Dialog, ConfirmFooter } from "../ui/index.js";
import { activeSheet, getApp, openOverlay, useApp, useCloseOverlay } from "../state/index.js";
import { LookFields, lookOf, type ColumnLook } from "./LookFields.js";
import { columnPlan, rulesWithPlaces } from "./plans.js";
import { draftsOf, faultOfRule, type RuleDraft } from "./rule-drafts.js";
import { RuleList } from "./RuleList.js";
import { texts } from "./texts.js";
import { valueTexts } from "./values/texts.js";
import { renamedChoice } from "./values/value-parts.js";

/** The settings of a column: its look, and the rules its values follow. */
export function ColumnDialog({ column: key }: { readonly column: string }): ReactNode {
  const sheet = useApp(activeSheet);
  const column = sheet?.columns.find((each) => each.key === key);
  return sheet && column ? <OpenDialog sheet={sheet} column={column} /> : null;
}

/** The one value of a list that got another name. */
function renamedIn(before: ReturnType<typeof rulesWithPlaces>, after: readonly RuleDraft[]) {
  for (const { at, rule } of after) {
    const old = before.find((each) => each.at === at)?.entry;
    const renamed = rule.kind === "enum" && old?.kind === "enum" ? renamedChoice(old.values, rule.values) : undefined;
    if (renamed) return renamed;
  }
  return undefined;
}

/** Asks whether cells that hold a value are to follow its new name, unless the person has gone on to something else. */
function offerToRename({ id }: ColumnView, renamed: { readonly from: string; readonly to: string }): void {
  if (getApp().overlay !== null) return;
  const name = id.path[0] ?? "";
  openOverlay({
    kind: "ask",
    question: {
      title: valueTexts.askEverywhere(renamed.from, renamed.to),
      text: valueTexts.stillUsed,
      safe: valueTexts.keep,
      choices: [
        { title: valueTexts.look, isFirst: true, run: () => openOverlay({ kind: "rename-value", name, ...renamed }) },
      ],
    },
  });
}

function OpenDialog({ sheet, column }: { readonly sheet: SheetView; readonly column: ColumnView }): ReactNode {
  const close = useCloseOverlay();
  // What the file said when the dialog was opened: changes are planned from there, so that those of others are noticed.
  const [opened] = useState(() => ({ sheet, column, rules: rulesWithPlaces(sheet, column) }));
  const [look, setLook] = useState<ColumnLook>(() => lookOf(opened.sheet, opened.column));
  const [rules, setRules] = useState<readonly RuleDraft[]>(() => draftsOf(opened.rules));
  const { source, base } = nameOf(column);
  const fault = rules.map(({ rule }) => faultOfRule(rule)).find((each) => each !== undefined);

  const save = async (): Promise<void> => {
    const before = lookOf(opened.sheet, opened.column);
    const changed = Object.entries(look).filter(([name, value]) => Reflect.get(before, name) !== value);
    const wanted = rules.map(({ at, rule }) => {
      const like = opened.rules.find((each) => each.at === at);
      const isSame = like && isEqual(like.entry, rule);
      return { at, entry: isSame ? like.raw : ruleEntry(rule, like?.raw) };
    });
    const changes = [
      ...columnPlan(opened.sheet, opened.column, Object.fromEntries(changed)),
      ...listChanges(
        opened.sheet.metadata,
        "validation_rules",
        opened.rules.map(({ at }) => at),
        wanted,
      ),
    ];
    const said = (["hidden", "width", "frozen"] as const).filter((name) => look[name] !== before[name]);
    const label = texts.changeTheColumn(column.title);
    if (!(await saveColumn(opened.sheet, label, changes, { key: column.key, said }))) return;
    close();
    const renamed = renamedIn(opened.rules, rules);
    if (renamed) offerToRename(column, renamed);
  };

  return (
    <Dialog
      title={column.title}
      className="is-wide column-dialog"
      footer={
        <ConfirmFooter
          note={sheet.readOnly ?? fault ?? texts.savedTo(sheet.ref.file)}
          isDisabled={fault !== undefined || sheet.readOnly !== undefined}
          onConfirm={() => void save()}
        />
      }
    >
      <p className="column-source">
        {texts.key} <code>{source}</code>
      </p>
      <LookFields column={column} look={look} onChange={(change) => setLook({ ...look, ...change })} />
      <RuleList sheet={sheet} column={column} name={base ?? source} rules={rules} onChange={setRules} />
    </Dialog>
  );
}
