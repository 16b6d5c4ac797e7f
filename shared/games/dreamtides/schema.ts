import type { SheetSchema } from "../../sheet/index.js";

/** The tables of a Dreamtides workspace (`rules-text.md`, raw card fields). `rendered-cards.toml` is not among them. */
export const dreamtidesSheets: readonly SheetSchema[] = [
  {
    kind: "cards",
    title: "Cards",
    tables: ["cards", "test-cards"],
    signature: ["rules-text", "card-type"],
    idColumn: "id",
    holdsCards: true,
  },
  {
    kind: "dreamwell",
    title: "Dreamwell",
    tables: ["dreamwell", "test-dreamwell"],
    signature: ["energy-produced"],
    idColumn: "id",
    holdsCards: true,
  },
  {
    kind: "card-lists",
    title: "Card lists",
    tables: ["card-lists"],
    signature: ["list-name", "card-id"],
    idColumn: "card-id",
    holdsCards: false,
  },
];
