/** Names that systems keep for devices. */
const kept = /^(?:con|prn|aux|nul|com\d|lpt\d)$/u;

/** Whether a text can be the code of a set: it names files and folders of exports, on any system. */
export const isSetCode = (text: string): boolean =>
  /^[A-Za-z0-9_-]{1,20}$/u.test(text) && !kept.test(text.toLowerCase());

/** A name that is good on every disk and in every address: letters of English, digits and hyphens. */
export function plainName(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/['’]/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .slice(0, 80)
    .replaceAll(/^-+|-+$/gu, "");
  return plain === "" || kept.test(plain) ? `card${plain === "" ? "" : `-${plain}`}` : plain;
}

/** The names of pictures of cards, in their order, no two the same: `anchor.png`, `anchor-2.png`. */
export function pictureNames(cards: readonly { readonly name: string }[]): readonly string[] {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return cards.map(({ name }) => {
    const plain = plainName(name);
    let count = next.get(plain) ?? 1;
    let found = count === 1 ? plain : `${plain}-${count}`;
    while (taken.has(found)) found = `${plain}-${(count += 1)}`;
    next.set(plain, count + 1);
    taken.add(found);
    return `${found}.png`;
  });
}
