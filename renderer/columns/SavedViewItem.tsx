import { Check, Pencil, Trash2 } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { isShown, renameView, savedViewsOf, viewInWords, viewNamed } from "../arrangement/index.js";
import { longestViewName, type SavedView } from "../state/index.js";
import { IconButton } from "../ui/index.js";
import { viewsTexts as texts } from "./texts.js";

interface Props {
  readonly sheet: SheetView;
  readonly view: SavedView;
  readonly isFirst: boolean;
  /** Whether it was renamed just now: it has the keyboard again. */
  readonly wasRenamed: boolean;
  /** After its name was changed or left as it is. */
  readonly onRenamed: (name: string) => void;
  readonly onShow: () => void;
  readonly onForget: () => void;
}

/** A saved view in the list: shown by a click, renamed in place, deleted. */
export function SavedViewItem({ sheet, view, isFirst, wasRenamed, onRenamed, onShow, onForget }: Props): ReactNode {
  const [isRenamed, setRenamed] = useState(false);
  if (isRenamed) {
    const onDone = (name: string): void => {
      setRenamed(false);
      onRenamed(name);
    };
    return <Rename sheet={sheet} view={view} onDone={onDone} />;
  }
  return (
    <li>
      <button
        type="button"
        className="views-show"
        data-first-focus={isFirst ? "" : undefined}
        autoFocus={wasRenamed}
        aria-current={isShown(sheet, view)}
        onClick={onShow}
      >
        <span className="views-name">
          {view.name}
          {isShown(sheet, view) && <Check aria-label={texts.shown} />}
        </span>
        <span className="views-words">{wordsOf(sheet, view)}</span>
      </button>
      <IconButton title={texts.rename(view.name)} icon={<Pencil />} onClick={() => setRenamed(true)} />
      <IconButton title={texts.forget(view.name)} icon={<Trash2 />} onClick={onForget} />
    </li>
  );
}

/** Enter renames, Escape leaves the name as it is; a name that another view has is refused. */
function Rename({
  sheet,
  view,
  onDone,
}: Pick<Props, "sheet" | "view"> & { readonly onDone: Props["onRenamed"] }): ReactNode {
  const [name, setName] = useState(view.name);
  const refusal = useId();
  const wanted = name.trim();
  const taken = viewNamed(
    savedViewsOf(sheet).filter((each) => each !== view),
    wanted,
  );
  return (
    <li>
      <form
        className="views-rename"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted === "" || taken) return;
          renameView(sheet, view, wanted);
          onDone(wanted);
        }}
      >
        <input
          className="field"
          value={name}
          maxLength={longestViewName}
          aria-label={texts.newName(view.name)}
          aria-invalid={taken ? true : undefined}
          aria-describedby={taken ? refusal : undefined}
          autoFocus
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onDone(view.name);
          }}
        />
        <button type="submit" className="button" disabled={wanted === "" || taken !== undefined}>
          {texts.renameIt}
        </button>
        {taken && (
          <span id={refusal} className="views-taken" role="alert">
            {texts.taken(taken.name)}
          </span>
        )}
      </form>
    </li>
  );
}

function wordsOf(sheet: SheetView, view: SavedView): string {
  const words = viewInWords(sheet, view);
  return words.length === 0 ? texts.asFileSays : words.join(", ");
}
