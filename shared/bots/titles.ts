const TITLES: Readonly<Record<string, string>> = {
  first: "Does nothing",
  random: "Plays anything",
  greedy: "Plays well at once",
  search: "Thinks ahead",
};

/** How a bot plays, in the same words wherever one is chosen or named: `Thinks ahead, 200` for `search:200`. */
export function botTitle(name: string): string {
  const [kind = "", ...settings] = name.split(":");
  const title = TITLES[kind] ?? name;
  return [title, ...settings.map((setting) => Number(setting).toLocaleString("en"))].join(", ");
}

const CAVEATS: Readonly<Record<string, string>> = {
  first: "“Does nothing” never plays a card: its matches tell only how fast the other side is.",
  random:
    "“Plays anything” chooses by chance: its matches find faults and show what cards do, but say little about how strong cards and decks are.",
  greedy: "“Plays well at once” does not look ahead: cards that pay off later seem weaker than they are.",
};

/** The limits of figures from matches between these bots, each once; bots that think ahead have none. */
export function botCaveats(names: readonly string[]): readonly string[] {
  const kinds = new Set(names.map((name) => name.split(":")[0] ?? ""));
  return Object.entries(CAVEATS).flatMap(([kind, caveat]) => (kinds.has(kind) ? [caveat] : []));
}
