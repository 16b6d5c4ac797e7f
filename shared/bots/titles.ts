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
