import { escaped } from "../face/index.js";
import { fieldText, type ExportCard } from "./card.js";

/** The set that cards belong to, for programs that know cards by their sets. */
export interface CardSet {
  /** Short, such as `CORE`. */
  readonly code: string;
  readonly title: string;
  /** Where pictures of the cards are on the web; none are named where absent. Ends with `/`. */
  readonly address?: string | undefined;
}

/** An exported file, with what a person should know about it. */
export interface Exported {
  readonly text: string;
  readonly remarks: readonly string[];
}

/**
 * Cards for Cockatrice, in version 4 of its XML: names, texts, and each column as a property. Cockatrice knows cards by their
 * names alone, so a name that several have is numbered, which is said.
 */
export function cockatriceXml(cards: readonly ExportCard[], { code, title, address }: CardSet): Exported {
  const remarks: string[] = [];
  const names = differentNames(cards.map(({ name }) => name));
  const listed = cards.map((card, at) => {
    const name = names[at] ?? card.name;
    if (name !== card.name) remarks.push(`Another card is called “${card.name}”: this one is exported as “${name}”.`);
    const picture = address === undefined ? "" : ` picurl="${escaped(`${address}${card.picture}`)}"`;
    return [
      "    <card>",
      `      <name>${escaped(name)}</name>`,
      `      <text>${escaped(card.text)}</text>`,
      "      <prop>",
      ...properties(card),
      "      </prop>",
      `      <set${picture}>${escaped(code)}</set>`,
      "    </card>",
    ];
  });
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<cockatrice_carddatabase version="4">',
    "  <sets>",
    "    <set>",
    `      <name>${escaped(code)}</name>`,
    `      <longname>${escaped(title)}</longname>`,
    "      <settype>Custom</settype>",
    "    </set>",
    "  </sets>",
    "  <cards>",
    ...listed.flat(),
    "  </cards>",
    "</cockatrice_carddatabase>",
    "",
  ];
  return { text: lines.join("\n"), remarks };
}

/** Names of which no two are the same: `Anchor`, `Anchor (2)`. */
function differentNames(names: readonly string[]): readonly string[] {
  const kept = new Set(names);
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return names.map((name) => {
    let count = (counts.get(name) ?? 0) + 1;
    let own = count === 1 ? name : `${name} (${count})`;
    while (used.has(own) || (count > 1 && kept.has(own))) own = `${name} (${(count += 1)})`;
    counts.set(name, count);
    used.add(own);
    return own;
  });
}

/** Each column as an element of its own; two whose keys become the same name get numbers. */
function properties({ fields }: ExportCard): readonly string[] {
  const taken = new Set<string>();
  // The number to try next for a name: keys of other alphabets all become the same one.
  const next = new Map<string, number>();
  return [...fields].map(([key, value]) => {
    const plain = elementName(key);
    let count = next.get(plain) ?? 1;
    let name = count === 1 ? plain : `${plain}-${count}`;
    while (taken.has(name)) name = `${plain}-${(count += 1)}`;
    next.set(plain, count + 1);
    taken.add(name);
    return `        <${name}>${escaped(fieldText(value))}</${name}>`;
  });
}

/** A key as the name of an element: letters of English, digits, hyphens and underscores, beginning with a letter. */
function elementName(key: string): string {
  const plain = key.replaceAll(/[^A-Za-z0-9_-]+/gu, "-").replace(/^[^A-Za-z]+/u, "");
  return plain === "" || /^xml/iu.test(plain) ? `column-${plain}` : plain;
}
