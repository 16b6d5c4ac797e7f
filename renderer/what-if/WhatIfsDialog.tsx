import { useEffect, useRef, useState, type ReactNode } from "react";
import type { WhatIfView } from "../../shared/bridge/index.js";
import { openOverlay, useApp, useCloseOverlay } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { dropWhatIf, keepWhatIf, renameWhatIf, showWhatIf, startWhatIf } from "./acts.js";
import { texts } from "./texts.js";

/** All what-ifs with what can be done with them, and the start of another one. */
export function WhatIfsDialog(): ReactNode {
  const close = useCloseOverlay();
  const { shown, list } = useApp(({ whatIfs }) => whatIfs);
  const leaveFor = (act: () => unknown): void => {
    close();
    act();
  };
  return (
    <Dialog title={texts.whatIfs} className="what-ifs">
      <p>{texts.aim}</p>
      <StartForm onStart={(name) => leaveFor(() => startWhatIf(name))} />
      {list.length > 0 && (
        <ul className="what-if-list">
          <li>
            <strong>{texts.standing}</strong>
            <span className="what-if-state">{shown === null && texts.onScreen}</span>
            <span className="what-if-ways">
              {shown !== null && (
                <Way action={texts.show} name={texts.standing} run={() => leaveFor(() => showWhatIf(null))} />
              )}
            </span>
          </li>
          {list.map((whatIf) => (
            <WhatIfEntry key={whatIf.id} whatIf={whatIf} isShown={whatIf.id === shown} leaveFor={leaveFor} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

/** The dialog closes before the what-if is there: what is typed behind Enter is for the cell below, not for another name. */
function StartForm({ onStart }: { readonly onStart: (name: string) => void }): ReactNode {
  const list = useApp(({ whatIfs }) => whatIfs.list);
  const [name, setName] = useState(() => freeName(list));
  const wanted = name.trim();
  const isTaken = list.some((each) => each.name.toLowerCase() === wanted.toLowerCase());
  const isGood = wanted !== "" && !isTaken;
  return (
    <>
      <form
        className="what-if-start"
        onSubmit={(event) => {
          event.preventDefault();
          if (isGood) onStart(wanted);
        }}
      >
        <label>
          {texts.newName}
          <input
            className="field"
            value={name}
            maxLength={100}
            data-first-focus
            aria-invalid={isTaken}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="button is-main" disabled={!isGood}>
          {texts.start}
        </button>
      </form>
      <p role="status" className="hint">
        {isTaken && texts.taken(wanted)}
      </p>
    </>
  );
}

/** The first of the usual names that none has. */
function freeName(list: readonly WhatIfView[]): string {
  const taken = new Set(list.map(({ name }) => name.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const name = texts.usualName(number);
    if (!taken.has(name.toLowerCase())) return name;
  }
}

interface EntryProps {
  readonly whatIf: WhatIfView;
  readonly isShown: boolean;
  readonly leaveFor: (act: () => unknown) => void;
}

function WhatIfEntry({ whatIf: { id, name, edits, conflicts }, isShown, leaveFor }: EntryProps): ReactNode {
  const state = [
    ...(isShown ? [texts.onScreen] : []),
    texts.edits(edits),
    ...(conflicts > 0 ? [texts.conflicts(conflicts)] : []),
  ];
  const [isRenamed, setRenamed] = useState(false);
  if (isRenamed) return <RenameForm id={id} name={name} onEnd={() => setRenamed(false)} />;
  return (
    <li>
      <strong>{name}</strong>
      <span className="what-if-state">{state.join(", ")}</span>
      <span className="what-if-ways">
        <Way action={texts.rename} name={name} run={() => setRenamed(true)} />
        {!isShown && <Way action={texts.show} name={name} run={() => leaveFor(() => showWhatIf(id))} />}
        <Way action={texts.compare} name={name} run={() => openOverlay({ kind: "what-if", id })} />
        <Way action={texts.drop} name={name} run={() => leaveFor(() => dropWhatIf(id))} />
        <Way action={texts.keep} name={name} isIdle={edits === 0} run={() => leaveFor(() => keepWhatIf(id))} />
      </span>
    </li>
  );
}

interface RenameProps {
  readonly id: number;
  readonly name: string;
  readonly onEnd: () => void;
}

/** In the place of an entry. The keyboard comes into it, and Escape leaves the name as it is. */
function RenameForm({ id, name, onEnd }: RenameProps): ReactNode {
  const [wanted, setWanted] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const rename = async (): Promise<void> => {
    if (wanted.trim() === "") return;
    if (wanted.trim() === name || (await renameWhatIf(id, wanted.trim()))) onEnd();
  };
  return (
    <li>
      <form
        className="what-if-start"
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          event.stopPropagation();
          onEnd();
        }}
      >
        <label>
          {texts.newNameOf(name)}
          <input
            ref={field}
            className="field"
            value={wanted}
            maxLength={100}
            onChange={({ target }) => setWanted(target.value)}
          />
        </label>
        <button type="submit" className="button is-small" disabled={wanted.trim() === ""}>
          {texts.saveName}
        </button>
      </form>
    </li>
  );
}

interface WayProps {
  readonly action: string;
  readonly name: string;
  readonly run: () => unknown;
  readonly isIdle?: boolean;
}

const Way = ({ action, name, run, isIdle = false }: WayProps): ReactNode => (
  <button
    type="button"
    className="button is-small"
    aria-label={texts.namedAction(action, name)}
    disabled={isIdle}
    onClick={() => void run()}
  >
    {action}
  </button>
);
