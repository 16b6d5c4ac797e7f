import { Check, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import {
  forgetView,
  isShown,
  keepView,
  mostViews,
  savedViewsOf,
  saveView,
  showView,
  viewInWords,
  viewNamed,
} from "../arrangement/index.js";
import { activeSheet, longestViewName, useApp, useCloseOverlay, type SavedView } from "../state/index.js";
import { Dialog, IconButton } from "../ui/index.js";
import { viewsTexts as texts } from "./texts.js";

/** The views that a person saved of the sheet: shown by a click, saved, forgotten. */
export function ViewsDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <OpenDialog sheet={sheet} /> : null;
}

function OpenDialog({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const close = useCloseOverlay();
  const savedViews = useApp((state) => state.savedViews);
  const views = savedViewsOf(sheet, { savedViews });
  const [name, setName] = useState("");
  const [forgotten, setForgotten] = useState<SavedView>();
  const wanted = name.trim();
  const known = viewNamed(views, wanted);
  const isFull = !known && views.length >= mostViews;
  return (
    <Dialog title={texts.viewsOf(sheet.title)} className="views">
      <form
        className="views-save"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted === "" || isFull) return;
          saveView(sheet, wanted);
          close();
        }}
      >
        <label>
          <span>{texts.name}</span>
          <input
            className="field"
            value={name}
            maxLength={longestViewName}
            data-first-focus={views.length === 0 ? "" : undefined}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="button is-main" disabled={wanted === "" || isFull}>
          {known ? texts.saveOver(known.name) : texts.save}
        </button>
      </form>
      <p className="hint">{isFull ? texts.full(mostViews) : texts.about}</p>
      {views.length > 0 && (
        <ul className="views-list" aria-label={texts.saved}>
          {views.map((view, at) => (
            <li key={view.name}>
              <button
                type="button"
                className="views-show"
                data-first-focus={at === 0 ? "" : undefined}
                aria-current={isShown(sheet, view)}
                onClick={() => {
                  showView(sheet, view);
                  close();
                }}
              >
                <span className="views-name">
                  {view.name}
                  {isShown(sheet, view) && <Check aria-label={texts.shown} />}
                </span>
                <span className="views-words">{wordsOf(sheet, view)}</span>
              </button>
              <IconButton
                title={texts.forget(view.name)}
                icon={<Trash2 />}
                onClick={() => {
                  forgetView(sheet, view);
                  setForgotten(view);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {forgotten && (
        <p className="views-forgotten" role="status">
          {texts.forgotten(forgotten.name)}
          <button
            type="button"
            className="link"
            autoFocus
            onClick={() => {
              keepView(sheet, forgotten);
              setForgotten(undefined);
            }}
          >
            {texts.putBack}
          </button>
        </p>
      )}
    </Dialog>
  );
}

function wordsOf(sheet: SheetView, view: SavedView): string {
  const words = viewInWords(sheet, view);
  return words.length === 0 ? texts.asFileSays : words.join(", ");
}
