import { useDeferredValue, type ReactNode } from "react";
import type { Result } from "../../shared/base/index.js";
import { CommitField, useCommitNames } from "../changes/index.js";
import { Select } from "../ui/index.js";
import type { Comparison, ComparisonKind } from "./comparison.js";
import type { EarlierSheet } from "./earlier-rows.js";
import { texts } from "./texts.js";

const choices: readonly (readonly [ComparisonKind, string])[] = [
  ["nothing", texts.nothing],
  ["commit", texts.lastCommit],
  ["opening", texts.opening],
  ["other", texts.otherCommit],
];

interface Props {
  readonly comparison: Comparison;
  readonly choose: (comparison: Comparison) => void;
}

/** Asks what the figures are to be compared with. */
export function CompareField({ comparison: { kind, name }, choose }: Props): ReactNode {
  const names = useCommitNames(kind === "other");
  return (
    <>
      <label className="figure-field">
        <span>{texts.compareWith}</span>
        <Select value={kind} choices={choices} onChoose={(next) => choose({ kind: next, name })} />
      </label>
      {kind === "other" && (
        <CommitField
          className="figure-field"
          label={texts.commit}
          value={name}
          placeholder={texts.commitExample}
          names={names}
          onChange={(typed) => choose({ kind, name: typed })}
        />
      )}
    </>
  );
}

interface RemarksProps {
  readonly comparison: Comparison;
  readonly then: Result<EarlierSheet> | undefined;
}

/** Says why nothing can be compared, and where a saved figure was compared with another commit of that name. */
export function CompareRemarks({ comparison, then }: RemarksProps): ReactNode {
  const { saved } = useDeferredValue(comparison);
  if (then?.ok === false) {
    const { code, message } = then.error;
    return <p role="alert">{code === "git/unknown-revision" && saved ? texts.lostCommit(saved.commit) : message}</p>;
  }
  const commit = then?.value.commit;
  if (!commit || !saved?.hash || saved.hash === commit) return null;
  return <p role="status">{texts.movedCommit(saved.commit, shortName(saved.hash), shortName(commit))}</p>;
}

/** As git shortens the names of commits. */
const shortName = (hash: string): string => hash.slice(0, 7);
