import { useDeferredValue, useEffect, useState, type ReactNode } from "react";
import { Select } from "../ui/index.js";
import { texts } from "./texts.js";

/** What figures are compared with: a commit as it is named for git, the opening of the folder for null, nothing for undefined. */
export type Earlier = string | null | undefined;

type Choice = "nothing" | "commit" | "opening" | "other";

const choices: readonly (readonly [Choice, string])[] = [
  ["nothing", texts.nothing],
  ["commit", texts.lastCommit],
  ["opening", texts.opening],
  ["other", texts.otherCommit],
];

/** Asks what the figures are to be compared with. A name that is still empty compares with nothing. */
export function CompareField({ choose }: { readonly choose: (earlier: Earlier) => void }): ReactNode {
  const [choice, setChoice] = useState<Choice>("nothing");
  const [name, setName] = useState("");
  const commit = useDeferredValue(name.trim());
  useEffect(() => {
    if (choice === "other") choose(commit === "" ? undefined : commit);
    else choose({ nothing: undefined, commit: "HEAD", opening: null }[choice]);
  }, [choice, commit, choose]);
  return (
    <>
      <label className="figure-field">
        <span>{texts.compareWith}</span>
        <Select value={choice} choices={choices} onChoose={setChoice} />
      </label>
      {choice === "other" && (
        <label className="figure-field">
          <span>{texts.commit}</span>
          <input
            className="field"
            value={name}
            placeholder={texts.commitExample}
            spellCheck={false}
            maxLength={1_000}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      )}
    </>
  );
}
