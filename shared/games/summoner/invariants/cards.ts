import {
  referenceRule,
  settingFix,
  textValue,
  uniqueRule,
  columnIndex,
  type Finding,
  type Index,
  type RowRule,
} from "../../../validate/index.js";
import { cardwright, info } from "./info.js";
import { isKnown, namesIn } from "./names.js";
import { cardSheets, placeOf, rulesOf } from "./parts.js";

export const cardsById = columnIndex("cards-by-id", cardSheets, "id", ["cardName", "name"]);
export const playersById = columnIndex("players-by-id", ["players"], "id");
export const decksByName: Index = {
  name: "decks-by-name",
  sheets: ["decks"],
  reads: ["player", "id", "key"],
  carries: ["player", "id", "key"],
  keys: (row) => [`${row.text("player") ?? ""} ${row.text("key") ?? row.text("id") ?? ""}`],
};

const idUnique = uniqueRule({
  ...info("id-unique", "error", "Ids are unique", "Monsters, help and sp cards and summoners share one name space."),
  sheets: cardSheets,
  column: "id",
  index: cardsById.name,
  message: (id, first) => `"${first.title()}" already has the id ${id}.`,
});

const emptyType: RowRule = {
  kind: "row",
  ...info(
    "empty-type",
    "warning",
    "Monster types have a name",
    "The server finds an empty type in every forbidden type, so that such a monster falls under each of them.",
  ),
  sheets: ["monsters"],
  reads: ["monsterType"],
  check: (row): readonly Finding[] => {
    const types = row.texts("monsterType");
    if (!types.includes("")) return [];
    const left = types.filter((type) => type !== "").map(textValue);
    const fix = settingFix("leave-out", "Leave out the empty type", "monsterType", { kind: "array", items: left });
    return [{ column: "monsterType", message: "A monster type is empty.", fixes: [fix] }];
  },
};

const valueStep: RowRule = {
  kind: "row",
  ...info("value-step", "info", "Values are multiples of 10", "All printed values are.", cardwright),
  sheets: ["monsters"],
  reads: ["value"],
  check: (row): readonly Finding[] => {
    const value = row.integer("value");
    if (value === undefined || value % 10 === 0) return [];
    return [{ column: "value", message: `The value ${value} is not a multiple of 10.` }];
  },
};

/** Attributes that some summoner allows in a zone or adds to. */
export const allowedAttributes: Index = {
  name: "allowed-attributes",
  sheets: ["summoners"],
  reads: ["sky", "left", "right"],
  carries: [],
  keys: (row) => [...new Set(["sky", "left", "right"].flatMap((zone) => row.texts(zone)))],
};

const unknownAttribute: RowRule = {
  kind: "row",
  ...info(
    "unknown-attribute",
    "warning",
    "Attributes fit a zone",
    "A monster is played where its summoner allows one of its attributes. One that no summoner names fits only zones for all.",
    cardwright,
  ),
  sheets: ["monsters"],
  reads: ["attribute"],
  check: (row, lookup) =>
    lookup.tables("summoners").length === 0
      ? []
      : row.texts("attribute").flatMap((attribute, at): readonly Finding[] =>
          attribute === "all" || lookup.has(allowedAttributes.name, attribute)
            ? []
            : [
                {
                  column: { path: ["attribute"], index: at },
                  message: `No summoner names the attribute "${attribute}" for a zone.`,
                },
              ],
        ),
};

const unknownName: RowRule = {
  kind: "row",
  ...info(
    "unknown-name",
    "warning",
    "Rules name cards that there are",
    "A rule finds monsters and help cards by their whole name, summoners by a part of it. A name nobody has is never found.",
  ),
  sheets: cardSheets,
  reads: ["effectRules"],
  check: (row, lookup) =>
    rulesOf(row).flatMap(({ inner, rule }) =>
      namesIn(rule).flatMap((named): readonly Finding[] =>
        isKnown(lookup, named)
          ? []
          : [
              {
                column: placeOf(inner),
                message: `There is no ${named.kind === "any" ? "card" : named.kind === "help" ? "help card" : named.kind} "${named.name}".`,
              },
            ],
      ),
    ),
};

const activeDeck: RowRule = {
  kind: "row",
  ...info("active-deck", "error", "Players have the deck they play", "activeDeck names one of the player's decks."),
  sheets: ["players"],
  reads: ["id", "activeDeck"],
  check: (row, lookup): readonly Finding[] => {
    const deck = row.text("activeDeck");
    if (deck === undefined || deck === "" || lookup.has(decksByName.name, `${row.text("id") ?? ""} ${deck}`)) return [];
    return [{ column: "activeDeck", message: `${row.title()} has no deck "${deck}".` }];
  },
};

const deckPlayer = referenceRule({
  ...info("deck-player", "warning", "Decks belong to players", "A deck is found through its player."),
  sheets: ["decks"],
  column: "player",
  index: playersById.name,
  message: (player) => `There is no player "${player}".`,
});

const deckCards: RowRule = {
  kind: "row",
  ...info(
    "deck-cards",
    "error",
    "Decks hold cards that there are",
    "Cards and summoners of a deck are named by their ids.",
  ),
  sheets: ["decks"],
  reads: ["cards", "summoner"],
  check: (row, lookup) =>
    ["cards", "summoner"].flatMap((column) =>
      row.texts(column).flatMap((id, index): readonly Finding[] =>
        lookup.has(cardsById.name, id)
          ? []
          : [
              {
                column: { path: [column], index },
                message: `There is no ${column === "cards" ? "card" : "summoner"} "${id}".`,
              },
            ],
      ),
    ),
};

const deckSize = 40;
const mostCopies = 2;
const deckSummoners = 4;

const deckRule = (
  id: string,
  title: string,
  explanation: string,
  column: string,
  fault: (ids: readonly string[]) => string | null,
): RowRule => ({
  kind: "row",
  ...info(id, "warning", title, `${explanation} The server does not check it.`),
  sheets: ["decks"],
  reads: [column],
  check: (row): readonly Finding[] => {
    const message = fault(row.texts(column));
    return message === null ? [] : [{ column, message }];
  },
});

const deckRules: readonly RowRule[] = [
  deckRule("deck-size", "Decks have 40 cards", "The rules of the game say so.", "cards", (ids) =>
    ids.length === deckSize ? null : `The deck has ${ids.length} cards, not ${deckSize}.`,
  ),
  deckRule("deck-copies", "A card is in a deck twice at most", "The rules of the game say so.", "cards", (ids) => {
    const counts = new Map<string, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    const many = [...counts].filter(([, count]) => count > mostCopies).map(([id, count]) => `${id} (${count})`);
    return many.length === 0 ? null : `More than ${mostCopies} copies: ${many.join(", ")}.`;
  }),
  deckRule("deck-summoners", "Decks have 4 summoners", "The rules of the game say so.", "summoner", (ids) => {
    if (ids.length !== deckSummoners) return `The deck has ${ids.length} summoners, not ${deckSummoners}.`;
    const twice = ids.find((id, at) => ids.indexOf(id) !== at);
    return twice === undefined ? null : `${twice} is in the deck twice.`;
  }),
];

/** What must hold in the rows of cards and decks. */
export const cardRules: readonly RowRule[] = [
  idUnique,
  emptyType,
  valueStep,
  unknownAttribute,
  unknownName,
  activeDeck,
  deckPlayer,
  deckCards,
  ...deckRules,
];
