import {
  columnIndex,
  integerValue,
  referenceRule,
  settingFix,
  textValue,
  uniqueRule,
  type CheckedGame,
  type RowRule,
} from "../../../shared/validate/index.js";

const rule = (id: string) => ({
  id,
  severity: "error" as const,
  title: id,
  explanation: `Explains ${id}.`,
  source: "test",
});

const statSum: RowRule = {
  kind: "row",
  ...rule("stat-sum"),
  sheets: ["cards"],
  fault: "relation",
  reads: ["attack", "defense"],
  check: (row) => {
    const attack = row.integer("attack");
    const defense = row.integer("defense");
    if (attack === undefined || defense === undefined || attack + defense === 10) return [];
    return [
      {
        column: "defense",
        related: [{ row, column: "attack", message: `Attack is ${attack}.` }],
        message: `Attack and defense are ${attack + defense}, not 10.`,
        fixes: [settingFix("set-defense", `Set defense to ${10 - attack}`, "defense", integerValue(10 - attack))],
      },
    ];
  },
};

/** The copies of a card are those of its prints. */
const equalCopies: RowRule = {
  kind: "row",
  ...rule("equal-copies"),
  sheets: ["cards"],
  reads: ["id"],
  check: (row, lookup) => {
    const prints = lookup.rows("prints-by-card", row.text("id") ?? "");
    const total = prints.reduce((sum, print) => sum + (print.integer("copies") ?? 0), 0);
    const wanted = lookup.mode("copies", "all");
    const [first] = prints;
    if (first === undefined || total === wanted) return [];
    return [{ row: first, column: "copies", message: `${row.title()} has ${total} copies, others ${String(wanted)}.` }];
  },
};

const signed: RowRule = {
  kind: "row",
  ...rule("signed"),
  sheets: ["cards"],
  reads: ["bonus"],
  readsSource: true,
  check: (row) => {
    const source = row.source("bonus");
    if (source === undefined || /^[+-]/u.test(source)) return [];
    return [
      {
        column: "bonus",
        message: `The bonus ${source} needs a sign.`,
        fixes: [
          {
            id: "sign",
            title: `Write +${source}`,
            edits: [{ kind: "cell", column: "bonus", to: { kind: "source", source: `+${source}` } }],
          },
        ],
      },
    ];
  },
};

const knownPolicy: RowRule = {
  kind: "row",
  ...rule("known-policy"),
  sheets: ["run"],
  reads: ["policy"],
  check: (row) =>
    row.text("policy") === "flat"
      ? []
      : [
          {
            column: "policy",
            message: "The policy is flat.",
            fixes: [settingFix("set-flat", "Set policy to flat", "policy", textValue("flat"))],
          },
        ],
};

/** A small game with a rule of every shape: of a row, unique, referring, equal to all others, of a table, by source. */
export const toyGame: CheckedGame = {
  id: "toy",
  title: "Toy",
  sheets: [
    {
      kind: "cards",
      title: "Cards",
      tables: ["cards"],
      signature: ["id", "attack"],
      idColumn: "id",
      makeId: { kind: "uuid" },
      holdsCards: true,
      columns: [
        {
          key: "bonus",
          type: { kind: "integer" },
          signed: { column: "name", text: "Spell" },
          about: "What it adds to others.",
        },
      ],
    },
    { kind: "prints", title: "Prints", tables: ["prints"], signature: ["card"], idColumn: "card", holdsCards: false },
    {
      kind: "run",
      title: "Run",
      tables: ["run"],
      signature: ["policy"],
      idColumn: "policy",
      holdsCards: false,
      isSingle: true,
    },
  ],
  invariants: {
    indexes: [
      columnIndex("cards-by-id", ["cards"], "id"),
      columnIndex("prints-by-card", ["prints"], "card", ["copies"]),
    ],
    tallies: [
      {
        name: "copies",
        sheets: ["cards"],
        reads: ["id"],
        entry: (row, lookup) => {
          const prints = lookup.rows("prints-by-card", row.text("id") ?? "");
          if (prints.length === 0) return undefined;
          return { group: "all", value: prints.reduce((sum, print) => sum + (print.integer("copies") ?? 0), 0) };
        },
      },
    ],
    rules: [
      knownPolicy,
      statSum,
      equalCopies,
      signed,
      uniqueRule({
        ...rule("id-unique"),
        sheets: ["cards"],
        column: "id",
        index: "cards-by-id",
        message: (text, other, lookup) => `The id ${text} is that of ${other.title()}, row ${lookup.numberOf(other)}.`,
      }),
      referenceRule({
        ...rule("known-card"),
        sheets: ["prints"],
        column: "card",
        index: "cards-by-id",
        message: (text) => `There is no card ${text}.`,
      }),
      {
        kind: "table",
        ...rule("has-prints"),
        severity: "info",
        sheets: ["cards"],
        check: ({ rowCount }, lookup) =>
          rowCount > 2 && lookup.tables("prints").length === 0 ? [{ message: `None of ${rowCount} has prints.` }] : [],
      },
    ],
  },
};
