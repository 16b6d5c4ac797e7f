import { useId, useState, type ReactNode } from "react";
import { copiesIn } from "../../../shared/exports/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { activeSheet, faceOfSheet, textOfCell, useApp, type GridRow } from "../../state/index.js";
import { ConfirmFooter, Dialog, Select } from "../../ui/index.js";
import { scopeChoices, useScopes, usualScope } from "../use-scopes.js";
import { MakeFields } from "./MakeFields.js";
import { MakeProgress } from "./MakeProgress.js";
import { makeCards, stopMaking, useMaking, useMakingEvents } from "./making.js";
import { makeTexts as texts } from "./texts.js";
import { faultsOf, productOfForm, usualForm, type FormFault, type MakeForm } from "./wish.js";

/** Prints the cards of the sheet on screen, or exports them for other programs. */
export function MakeDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  const own = useApp((state) => state.ownFaces);
  return sheet && faceOfSheet(sheet, own) ? <Make sheet={sheet} /> : null;
}

function Make({ sheet }: { readonly sheet: SheetView }): ReactNode {
  useMakingEvents();
  const id = useId();
  const state = useMaking(({ making }) => making?.state);
  const isRunning = state === "running";
  const scopes = useScopes(sheet);
  const [scope, setScope] = useState(() => usualScope(scopes));
  const [form, setForm] = useState(() => usualForm(sheet.title));
  const change = (part: Partial<MakeForm>): void => setForm((before) => ({ ...before, ...part }));
  const rows = scopes[scope];
  const faults = faultsOf(form);
  const product = productOfForm(form);
  const isReady = product !== undefined && rows.length > 0 && !isRunning;
  const make = (): void => {
    if (product === undefined || !isReady) return;
    void makeCards({
      sheet: sheet.ref,
      rowKeys: rows.map(({ key }) => key),
      product,
      ...(form.copies === "" ? {} : { copies: form.copies }),
      ...(form.deck.trim() === "" ? {} : { deck: form.deck }),
    });
  };
  const footer = (
    <ConfirmFooter
      title={texts.make}
      note={noteOn(copiesOf(sheet, form, rows), faults)}
      leaveTitle={state === "finished" ? texts.close : undefined}
      isDisabled={!isReady}
      form={id}
    >
      {isRunning && (
        <button type="button" className="button" onClick={() => void stopMaking()}>
          {texts.stop}
        </button>
      )}
    </ConfirmFooter>
  );
  return (
    <Dialog title={texts.dialog} className="make-cards" footer={footer}>
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <div className="form-section">
          <div className="form-grid is-three">
            <label>
              {texts.product}
              <Select
                data-first-focus
                value={form.kind}
                choices={texts.products}
                onChoose={(kind) => change({ kind })}
              />
            </label>
            <label>
              {texts.cards}
              <Select value={scope} choices={scopeChoices(scopes)} onChoose={setScope} />
            </label>
            <label>
              {texts.copies}
              <Select value={form.copies} choices={copyChoices(sheet)} onChoose={(copies) => change({ copies })} />
            </label>
          </div>
          <details className="make-deck">
            <summary>{texts.deck}</summary>
            <textarea
              className="field"
              aria-label={texts.deck}
              rows={4}
              placeholder={texts.deckExample}
              spellCheck={false}
              value={form.deck}
              onChange={({ target }) => change({ deck: target.value })}
            />
          </details>
        </div>
        <div className="form-section">
          <p className="hint">{texts.about[form.kind]}</p>
          <MakeFields form={form} faults={faults} onChange={change} />
        </div>
      </form>
      <MakeProgress />
    </Dialog>
  );
}

/** How many cards will be made; undefined where a deck list says so. */
function copiesOf({ columns }: SheetView, { copies, deck }: MakeForm, rows: readonly GridRow[]): number | undefined {
  if (deck.trim() !== "") return undefined;
  const at = copies === "" ? -1 : columns.findIndex(({ id }) => id.path.length === 1 && id.path[0] === copies);
  if (at === -1) return rows.length;
  return rows.reduce((sum, { cells }) => sum + copiesIn(textOfCell(cells[at])).copies, 0);
}

/** How much will be made, or why nothing can be. */
function noteOn(count: number | undefined, faults: FormFault): string {
  if (count === 0) return texts.noCards;
  if (Object.keys(faults).length > 0) return texts.faulty;
  return count === undefined ? "" : texts.willBeMade(count);
}

/** One of each, or as a column of numbers says. */
const copyChoices = ({ columns }: SheetView): readonly (readonly [string, string])[] => [
  ["", texts.one],
  ...columns
    .filter(({ id, editor }) => editor === "number" && id.path.length === 1 && id.index === undefined)
    .map(({ id, title }) => [id.path[0] ?? "", texts.byColumn(title)] as const),
];
