import { useCallback, useState, type ReactNode } from "react";
import { ownFileName, placedMessage, type Fault } from "../../shared/base/index.js";
import { conditionText, skeletonLines, type Skeleton } from "../../shared/skeleton/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { CompareField, CompareRemarks, FigureExports, noComparison, useEarlierRows } from "../pivot/index.js";
import { readingsOf } from "../readings/index.js";
import { activeSheet, ask, sheetKey, useApp, useRows, type GridRow } from "../state/index.js";
import { Dialog, Select } from "../ui/index.js";
import { BoosterFields } from "./BoosterFields.js";
import { conditionTitle } from "./counted-rows.js";
import { keepDraft, useDrafts, type SkeletonDraft } from "./drafts.js";
import { showRows } from "./show-slot.js";
import { SlotMaker } from "./SlotMaker.js";
import { SlotTable } from "./SlotTable.js";
import { texts } from "./texts.js";
import { useCount } from "./use-count.js";
import { mayBeOf, useSkeletons, type KnownSkeleton } from "./use-skeletons.js";

/** The design skeleton of the sheet on screen: what the set should have, and has (SKELETON-1). */
export function SkeletonDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <SheetSkeleton key={sheetKey(sheet.ref)} sheet={sheet} /> : null;
}

const draftOf = ({ name, text, read }: KnownSkeleton): SkeletonDraft | undefined =>
  read.ok ? { name, skeleton: read.value, seen: text, isChanged: false } : undefined;

function SheetSkeleton({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const rows = useRows(sheetKey(sheet.ref));
  const root = useApp(({ workspace }) => workspace?.root ?? "");
  const of = `${root} ${sheetKey(sheet.ref)}`;
  const [all, readAgain] = useSkeletons();
  const known = all?.filter((each) => mayBeOf(each, sheet.ref)) ?? [];
  const kept = useDrafts((drafts) => drafts[of]);
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState<string>();
  const { file, table } = sheet.ref;
  const fresh: SkeletonDraft = {
    ...{ name: "", seen: null, isChanged: false },
    skeleton: { file, table: [...table], slots: [] },
  };
  const opened = known.find(({ name }) => name === (chosen ?? known[0]?.name));
  const draft = kept ?? (opened ? draftOf(opened) : fresh);
  const [faults, isLoaded] = [opened && !kept && !opened.read.ok ? opened.read.error : [], all !== undefined];
  const change = (part: Partial<SkeletonDraft>): void => {
    setSaid(undefined);
    if (draft) keepDraft(of, { ...draft, isChanged: true, ...part });
  };
  const choose = (name: string): void => {
    setChosen(name);
    setSaid(undefined);
    const next = known.find((each) => each.name === name);
    useDrafts.setState((drafts) => withoutKey(drafts, of), true);
    if (!next) keepDraft(of, fresh);
  };
  const save = async (): Promise<void> => {
    if (!draft) return;
    const { skeleton, seen } = draft;
    const name = draft.name.trim();
    const saved = await ask("skeletons/save", { name, skeleton, seen });
    if (!saved.ok) {
      setSaid(texts.fault(placedMessage(saved.error), saved.error.suggestion));
      return;
    }
    keepDraft(of, { ...draft, name, seen: saved.value.text, isChanged: false });
    setChosen(name);
    setSaid(texts.saved(saved.value.file));
    readAgain();
  };
  const name = draft?.name.trim() ?? "";
  const isGood = ownFileName.test(name);
  const names = known.map((each) => [each.name, each.name] as const);
  return (
    <Dialog
      title={texts.skeleton}
      className="is-broad"
      footer={
        <>
          <span className="dialog-note" role="status">
            {said ?? (name !== "" && !isGood ? texts.badName : draft?.isChanged ? texts.unsaved : "")}
          </span>
          {draft?.isChanged === true && (
            <button type="button" className="button" onClick={() => choose(draft.seen === null ? "" : draft.name)}>
              {texts.discard}
            </button>
          )}
          <button
            type="button"
            className="button is-main"
            disabled={!isGood || draft?.isChanged !== true}
            onClick={() => void save()}
          >
            {texts.save}
          </button>
        </>
      }
    >
      <p className="tool-about">{texts.aim}</p>
      <div className="figure-form">
        <label className="figure-field">
          <span>{texts.shownSkeleton}</span>
          <Select
            value={draft ? (draft.seen === null ? "" : draft.name) : (opened?.name ?? "")}
            choices={[...names, ["", texts.newSkeleton]]}
            data-first-focus
            onChoose={choose}
          />
        </label>
        {draft?.seen === null && (
          <label className="figure-field">
            <span>{texts.name}</span>
            <input
              className="field"
              value={draft.name}
              maxLength={80}
              aria-invalid={name !== "" && !isGood}
              onChange={({ target }) => change({ name: target.value })}
            />
          </label>
        )}
      </div>
      {faults.map((fault) => (
        <FaultNote key={placedMessage(fault)} fault={fault} />
      ))}
      {isLoaded && draft && <Counted sheet={sheet} rows={rows} draft={draft} change={change} />}
    </Dialog>
  );
}

const withoutKey = <Value,>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));

const FaultNote = ({ fault }: { readonly fault: Fault }): ReactNode => (
  <p role="alert">{texts.fault(placedMessage(fault), fault.suggestion)}</p>
);

interface CountedProps {
  readonly sheet: SheetView;
  readonly rows: readonly GridRow[];
  readonly draft: SkeletonDraft;
  readonly change: (part: Partial<SkeletonDraft>) => void;
}

function Counted({ sheet, rows, draft: { name, skeleton }, change }: CountedProps): ReactNode {
  const [comparison, setComparison] = useState(noComparison);
  const earlier = useEarlierRows(sheet, comparison);
  const counted = useCount(sheet, skeleton, rows, earlier?.ok === true ? earlier.value : undefined);
  const set = useCallback(
    (part: Partial<Skeleton>) => change({ skeleton: { ...skeleton, ...part } }),
    [change, skeleton],
  );
  if (!counted) return <p className="tool-empty">{texts.counting}</p>;
  const { now, before } = counted;
  const shown = (places: readonly number[]): readonly GridRow[] => places.flatMap((row) => rows[row] ?? []);
  const words = {
    heads: [texts.slot, texts.conditions, texts.target, texts.cards, texts.missing, texts.over],
    ...{ asFan: texts.asFan, before: texts.before, change: texts.change },
  };
  const lines = () =>
    skeletonLines(now, before, words, ({ where }) =>
      where.map((condition) => conditionText(condition, conditionTitle(sheet, condition))).join(", "),
    );
  const others = [
    [now.unplaced, texts.unplaced, texts.inNoSlot],
    [now.repeated, texts.repeated, texts.inSeveral],
  ] as const;
  return (
    <>
      <div className="figure-form">
        <CompareField comparison={comparison} choose={setComparison} />
      </div>
      <CompareRemarks comparison={comparison} then={earlier} />
      {now.slots.length === 0 ? (
        <p className="tool-empty">{texts.noSlots}</p>
      ) : (
        <>
          <SlotTable
            sheet={sheet}
            rows={rows}
            count={now}
            before={before}
            change={(slots) => set({ slots: [...slots] })}
          />
          <p className="hint skeleton-others">
            {others.map(([places, text, title]) => (
              <button
                key={title}
                type="button"
                className="link"
                disabled={places.length === 0}
                onClick={() => showRows(sheet, shown(places), title)}
              >
                {text(places.length)}
              </button>
            ))}
            {now.absentFromBooster.length > 0 && texts.absentFromBooster(now.absentFromBooster)}
          </p>
          <FigureExports
            lines={lines}
            fileName={`${name || sheet.title}-skeleton`}
            title={name || sheet.title}
            of={now}
          />
        </>
      )}
      <SlotMaker
        sheet={sheet}
        rows={counted.rows}
        slots={skeleton.slots}
        canMean={readingsOf(sheet) !== undefined}
        change={(slots) => set({ slots: [...slots] })}
      />
      <BoosterFields
        sheet={sheet}
        rows={counted.rows}
        booster={skeleton.booster}
        change={(booster) => set({ booster })}
      />
    </>
  );
}
