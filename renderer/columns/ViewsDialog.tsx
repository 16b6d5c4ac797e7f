import { useState, type ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { forgetView, keepView, mostViews, savedViewsOf, saveView, showView, viewNamed } from "../arrangement/index.js";
import { activeSheet, longestViewName, useApp, useCloseOverlay, type SavedView } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { SavedViewItem } from "./SavedViewItem.js";
import { viewsTexts as texts } from "./texts.js";

/** The views that a person saved of the sheet: shown by a click, saved, renamed, deleted. */
export function ViewsDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <OpenDialog sheet={sheet} /> : null;
}

function OpenDialog({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const close = useCloseOverlay();
  const savedViews = useApp((state) => state.savedViews);
  const views = savedViewsOf(sheet, { savedViews });
  const [name, setName] = useState("");
  const [renamed, setRenamed] = useState<string>();
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
            <SavedViewItem
              key={view.name}
              sheet={sheet}
              view={view}
              isFirst={at === 0}
              wasRenamed={view.name === renamed}
              onRenamed={setRenamed}
              onShow={() => {
                showView(sheet, view);
                close();
              }}
              onForget={() => {
                forgetView(sheet, view);
                setForgotten(view);
              }}
            />
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
