import { diffArrays } from "diff";

/** A stretch of a text: in both versions, or only in one of them. */
export interface TextPart {
  readonly kind: "kept" | "added" | "removed";
  readonly text: string;
}

/** Beyond so many words in which two texts differ, they are shown as a whole: nobody follows more, and the time is quadratic in it. */
const mostDifferent = 400;

/** Words, spaces and marks; letters of scripts that put no spaces between words stand for themselves. */
const pieces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}_'’]+|\s+|./gsu;

/** The difference of two texts word by word; together the parts hold both texts. A removed part stands before what replaces it. */
export function wordDifference(before: string, after: string): readonly TextPart[] {
  if (before === after) return before === "" ? [] : [{ kind: "kept", text: before }];
  const found = diffArrays(before.match(pieces) ?? [], after.match(pieces) ?? [], { maxEditLength: mostDifferent });
  const parts: TextPart[] = found
    ? found.map(({ added, removed, value }) => ({
        kind: added ? "added" : removed ? "removed" : "kept",
        text: value.join(""),
      }))
    : [
        { kind: "removed", text: before },
        { kind: "added", text: after },
      ];
  return withoutLoneSpaces(parts).filter(({ text }) => text !== "");
}

/** A space that alone is kept between changes reads as a change of it, so that `deal 2` → `gain 3` is one change and not two. */
function withoutLoneSpaces(parts: readonly TextPart[]): readonly TextPart[] {
  const merged: TextPart[] = [];
  let removed = "";
  let added = "";
  const flush = (): void => {
    if (removed !== "") merged.push({ kind: "removed", text: removed });
    if (added !== "") merged.push({ kind: "added", text: added });
    [removed, added] = ["", ""];
  };
  for (const [at, { kind, text }] of parts.entries()) {
    const isBetween = at > 0 && at < parts.length - 1 && text.trim() === "" && removed !== "" && added !== "";
    if (kind === "removed") removed += text;
    else if (kind === "added") added += text;
    else if (isBetween) [removed, added] = [removed + text, added + text];
    else {
      flush();
      merged.push({ kind, text });
    }
  }
  flush();
  return merged;
}
