import { useApp } from "../../state/index.js";
import { playedGame } from "../match/folder-cards.js";
import { useTable } from "../match/table-state.js";

/** What Play does now, before it is pressed: by which rules, and what is in hand; undefined where nothing can be played. */
export function usePlayHint(): string | undefined {
  const { ruleset, selectedInHand } = useTable(({ settings }) => settings);
  const selected = useApp(({ place }) => place.rowKeys.length);
  const rulesets = playedGame()?.play.rulesets;
  const title = (rulesets?.find(({ id }) => id === ruleset) ?? rulesets?.[0])?.title;
  if (title === undefined) return undefined;
  if (!selectedInHand || selected === 0) return `rules ${title}`;
  return `rules ${title}, with ${selected === 1 ? "the selected card" : "the selected cards"} in hand`;
}
