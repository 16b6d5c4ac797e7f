import type { ViewEffect } from "../../../shared/match/index.js";

/** Lasting effects that end in the same way. */
export interface EffectGroup {
  /** How they end; it names the group. */
  readonly until: string;
  readonly effects: readonly ViewEffect[];
}

/**
 * Lasting effects by how they end, so that it is said once: first those that go by themselves, which are soon gone, then what
 * works for as long as its card lies there. Otherwise the oldest first.
 */
export function effectGroups(effects: readonly ViewEffect[]): readonly EffectGroup[] {
  const byEnd = new Map<string, ViewEffect[]>();
  for (const effect of effects) {
    const group = byEnd.get(effect.until);
    if (group === undefined) byEnd.set(effect.until, [effect]);
    else group.push(effect);
  }
  const groups = [...byEnd].map(([until, own]) => ({ until, effects: own }));
  const goes = ({ effects: own }: EffectGroup): boolean => own.some(({ canEnd }) => canEnd);
  return [...groups.filter(goes), ...groups.filter((group) => !goes(group))];
}
