import { useEffect, useState, type ReactNode } from "react";
import { ownFileName, type Fault } from "../../shared/base/index.js";
import type { ReviewView } from "../../shared/bridge/index.js";
import { CommitField, CommitNames, useCommitNames } from "../changes/index.js";
import { ask } from "../state/index.js";
import { texts } from "./texts.js";

const today = (): string => new Date().toISOString().slice(0, 10);

/** The usual name of a review of today, with a number where there are some already; capitals make no other name. */
function freeName(names: readonly string[]): string {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  const date = today();
  let name = texts.usualName(date);
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = texts.numberedName(number, date);
  return name;
}

interface StartProps {
  readonly onOpen: (review: ReviewView) => void;
}

/** Begins a review, or goes on with one that is in the folder. */
export function StartReview({ onOpen }: StartProps): ReactNode {
  const [names, setNames] = useState<readonly string[]>([]);
  const [typedName, setTypedName] = useState<string>();
  const name = typedName ?? freeName(names);
  const [since, setSince] = useState("HEAD");
  const [fault, setFault] = useState<Fault>();
  const commits = useCommitNames();
  useEffect(() => {
    void ask("reviews/list", {}).then((answer) => {
      if (answer.ok) setNames(answer.value.names);
    });
  }, []);
  const take = async (asked: ReturnType<typeof ask<"reviews/open">>): Promise<void> => {
    const answer = await asked;
    if (answer.ok) onOpen(answer.value);
    else setFault(answer.error);
  };
  const isGood = ownFileName.test(name.trim());
  const start = (): void => {
    if (isGood && since.trim() !== "") void take(ask("reviews/start", { name: name.trim(), since: since.trim() }));
  };
  return (
    <>
      <p>{texts.aim}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <div className="form-grid">
          <CommitField
            label={texts.since}
            value={since}
            placeholder={texts.sinceExample}
            isFirst
            names={commits}
            onChange={setSince}
          />
          <label>
            {texts.name}
            <input className="field" value={name} onChange={({ target }) => setTypedName(target.value)} />
          </label>
        </div>
        <CommitNames names={commits} />
        <p className="hint">{isGood ? texts.sinceHint : texts.badName}</p>
        <button type="submit" className="button is-main" disabled={!isGood || since.trim() === ""}>
          {texts.start}
        </button>
      </form>
      {fault && <p role="alert">{[fault.message, fault.expected, fault.suggestion].filter(Boolean).join(" ")}</p>}
      {names.length > 0 && (
        <section className="review-known">
          <h3>{texts.goOn}</h3>
          <ul>
            {names.map((each) => (
              <li key={each}>
                <button type="button" className="button" onClick={() => void take(ask("reviews/open", { name: each }))}>
                  {texts.goOnWith(each)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
