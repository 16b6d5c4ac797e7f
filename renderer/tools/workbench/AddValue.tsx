import { useState, type ReactNode } from "react";
import { texts } from "../texts.js";
import { addToList } from "./acts.js";

interface Props {
  readonly game: string;
  readonly kind: string;
  readonly rowKey: string;
  /** The column of the list. */
  readonly column: string;
}

/** Adds a value to the list of a row; the keyboard stays, for the next one. */
export function AddValue({ game, kind, rowKey, column }: Props): ReactNode {
  const [text, setText] = useState("");
  const wanted = text.trim();
  const add = async (): Promise<void> => {
    if (await addToList(game, kind, rowKey, { column, text: wanted })) setText("");
  };
  return (
    <form
      className="workbench-acts"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== "") void add();
      }}
    >
      <input
        className="field workbench-value"
        type="text"
        aria-label={texts.newValue}
        placeholder={texts.newValue}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button is-small" disabled={wanted === ""}>
        {texts.addValue}
      </button>
    </form>
  );
}
