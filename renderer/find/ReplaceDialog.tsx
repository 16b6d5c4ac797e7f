import { useId, useMemo, useState, type ReactNode } from "react";
import { columnKey } from "../../shared/sheet/index.js";
import {
  editsOfHit,
  type ChangedCell,
  type ReplaceHit,
  type ReplacePreview,
  type ReplaceRequest,
  type SheetView,
} from "../../shared/workspace/index.js";
import { activeGrid } from "../grid/index.js";
import {
  activeSheet,
  asStep,
  call,
  getApp,
  languageOfSheet,
  say,
  sayDone,
  setApp,
  useApp,
  useCloseOverlay,
} from "../state/index.js";
import { ConfirmFooter, Dialog, mostPending, PendingEdits, Select, type Tick } from "../ui/index.js";
import { replacePlaces, usualPlace } from "./replace-scopes.js";
import { replaceTexts as texts } from "./texts.js";
import { isUnfinished, useReplacePreview, type AnyReplacement } from "./use-replace-preview.js";

/** Replaces a text in many cells, after a look at each: one step that can be undone. */
export function ReplaceDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <Replacing sheet={sheet} /> : null;
}

type Search = ReplaceRequest["search"];

/** What a search may ask for besides the text, in the order of their boxes. */
const wishes = ["matchesCase", "wholeWords", "wholeCell", "isPattern", "keepsCapitals"] as const;

const nothing: Search = {
  find: "",
  isPattern: false,
  matchesCase: false,
  wholeWords: false,
  wholeCell: false,
  keepsCapitals: false,
};

function Replacing({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const close = useCloseOverlay();
  // The selection as it was when the dialog opened is what is meant.
  const [places] = useState(() => replacePlaces(sheet, activeGrid()));
  const [placeId, setPlaceId] = useState(() => usualPlace(places));
  const [search, setSearch] = useState(nothing);
  const [replacement, setReplacement] = useState("");
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isWriting, setIsWriting] = useState(false);
  const phrases = languageOfSheet(sheet)?.language.phrases;
  const [wantsMeaning, setWantsMeaning] = useState(false);
  const byMeaning = wantsMeaning && phrases !== undefined;
  const form = useId();
  const scope = places.find(({ id }) => id === placeId)?.scope;
  const request = useMemo(
    (): AnyReplacement => ({
      ...(byMeaning ? { find: search.find } : { search }),
      replacement,
      ...(scope && { scope }),
    }),
    [search, replacement, scope, byMeaning],
  );
  const { look, isLate } = useReplacePreview(request);
  const preview = look.kind === "ready" ? look.preview : undefined;
  const isTicked = (hit: ReplaceHit): boolean => changed.get(keyOf(hit)) ?? hit.doubt === undefined;
  const ticked = preview?.hits.filter(isTicked) ?? [];
  const tick = (hits: readonly ReplaceHit[], isOn: boolean): void =>
    setChanged(new Map([...changed, ...hits.map((hit) => [keyOf(hit), isOn] as const)]));
  const apply = async (): Promise<void> => {
    if (isLate || ticked.length === 0 || isWriting) return;
    setIsWriting(true);
    const label = byMeaning ? texts.meaningLabel : texts.label;
    const isDone = await replaceCells(sheet, ticked, label(search.find, replacement));
    setIsWriting(false);
    if (isDone) close();
  };
  return (
    <Dialog
      title={texts.title}
      className="is-wide replace"
      isScrolling
      footer={
        <ConfirmFooter
          form={form}
          title={texts.replaceIn(ticked.length)}
          isDisabled={isLate || ticked.length === 0 || isWriting}
        />
      }
    >
      <form
        id={form}
        className="replace-form"
        onSubmit={(event) => {
          event.preventDefault();
          void apply();
        }}
      >
        <label>
          <span>{texts.find}</span>
          <input
            className="field"
            data-first-focus
            value={search.find}
            aria-invalid={look.kind === "fault"}
            onChange={({ target }) => setSearch({ ...search, find: target.value })}
          />
        </label>
        <label>
          <span>{texts.replaceWith}</span>
          <input className="field" value={replacement} onChange={({ target }) => setReplacement(target.value)} />
        </label>
        <label>
          <span>{texts.where}</span>
          <Select value={placeId} choices={places.map(({ id, title }) => [id, title])} onChoose={setPlaceId} />
        </label>
        <fieldset>
          <legend className="visually-hidden">{texts.options}</legend>
          {wishes.map((wish) => (
            <label key={wish}>
              <input
                type="checkbox"
                disabled={byMeaning}
                checked={search[wish] && !byMeaning}
                onChange={({ target }) => setSearch({ ...search, [wish]: target.checked })}
              />
              {texts[wish]}
            </label>
          ))}
          {phrases && (
            <label>
              <input type="checkbox" checked={byMeaning} onChange={({ target }) => setWantsMeaning(target.checked)} />
              {texts.byMeaning}
            </label>
          )}
        </fieldset>
      </form>
      {byMeaning && <p className="hint">{texts.meaningHint(phrases.example.find, phrases.example.replacement)}</p>}
      {search.isPattern && !byMeaning && <p className="hint">{texts.patternHint}</p>}
      <p role="status" className="replace-found">
        {look.kind === "fault"
          ? look.message
          : preview && !isLate
            ? foundIn(preview, byMeaning)
            : byMeaning && isUnfinished(request)
              ? texts.noPhrasesYet
              : texts.nothingYet(search.find !== "")}
      </p>
      {preview && <Hits hits={preview.hits} hasFiles={scope === undefined} isTicked={isTicked} tick={tick} />}
    </Dialog>
  );
}

interface HitsProps {
  readonly hits: readonly ReplaceHit[];
  readonly hasFiles: boolean;
  readonly isTicked: (hit: ReplaceHit) => boolean;
  readonly tick: (hits: readonly ReplaceHit[], isOn: boolean) => void;
}

function Hits({ hits, hasFiles, isTicked, tick }: HitsProps): ReactNode {
  const all: Tick = {
    label: texts.tickAll,
    isOn: hits.every(isTicked),
    set: (isOn) => tick(hits, isOn),
  };
  return (
    <PendingEdits
      label={texts.changes}
      hasFiles={hasFiles}
      tickAll={all}
      total={hits.reduce((sum, { also = [] }) => sum + 1 + also.length, 0)}
      edits={hits.slice(0, mostPending).flatMap((hit) => [
        {
          ...pendingEdit(hit, hit),
          ...(hit.doubt && { column: `${hit.columnTitle}\n${texts.doubts[hit.doubt]}` }),
          tick: {
            label: texts.tick(hit.rowTitle, hit.columnTitle),
            isOn: isTicked(hit),
            set: (isOn: boolean) => tick([hit], isOn),
          },
        },
        ...(hit.also ?? []).map((cell) => pendingEdit(hit, cell)),
      ])}
    />
  );
}

const pendingEdit = (hit: ReplaceHit, cell: ChangedCell) => ({
  key: keyOf(hit, cell),
  file: hit.sheet.file,
  row: hit.rowTitle,
  rowDetail: hit.rowDetail,
  column: cell.columnTitle,
  before: cell.before,
  after: cell.after,
});

/** Names a cell of the row of a hit; that of the hit itself where no other one is named. */
const keyOf = (hit: ReplaceHit, { column }: Pick<ChangedCell, "column"> = hit): string =>
  JSON.stringify([hit.sheet.file, hit.sheet.table, hit.rowKey, columnKey(column)]);

function foundIn({ hits, isCut, refused }: ReplacePreview, byMeaning: boolean): string {
  const times = hits.reduce((sum, { count }) => sum + count, 0);
  const found = hits.length === 0 ? texts.noMatches : texts.found(times, hits.length, isCut);
  if (refused === 0) return found;
  return `${found} ${byMeaning ? texts.leftAsTheyAre(refused) : texts.cannotBe(refused)}`;
}

/** Writes the replaced texts; returns whether nothing is left to be said in the dialog. */
async function replaceCells(sheet: SheetView, hits: readonly ReplaceHit[], label: string): Promise<boolean> {
  const edits = hits.flatMap((hit) => editsOfHit(hit, sheet.revision));
  const { answer, step } = await asStep(() => call("cells/edit", { edits, label }));
  if (!answer) return false;
  const count = (...kinds: readonly string[]): number =>
    answer.outcomes.filter(({ kind }) => kinds.includes(kind)).length;
  const left = count("refused", "kept-id");
  sayDone(texts.replaced(count("done")), step);
  if (left > 0) say("warning", texts.notReplaced(left));
  const conflict = answer.outcomes.find((outcome) => outcome.kind === "conflict");
  if (conflict && getApp().overlay) setApp({ overlay: { kind: "conflicts", id: conflict.conflict } });
  return !conflict;
}
