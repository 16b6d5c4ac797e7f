import fc from "fast-check";

const row = fc.nat(30);
const sheet = fc.nat(1);
const number = fc.integer({ min: 0, max: 99 });
const word = fc.constantFrom("Ash", "Elm", "Holm oak", "Sloth", 'Say "hi"', "Ölbaum", "#1 rose", "it's", "\\o/");
const cellColumn = fc.constantFrom("name", "cost", "power", "text");
const key = fc.constantFrom("cost", "power", "price", "bonus", "text");

/** What people, the program and other programs do to sheets. Numbers choose among what there is at that time. */
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("edit" as const),
      sheet,
      cells: fc.array(
        fc.record({
          row,
          column: cellColumn,
          how: fc.constantFrom("text" as const, "value" as const, "remove" as const, "clear" as const),
          word,
          number,
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("paste" as const),
      sheet,
      row,
      rows: fc.array(fc.tuple(word, number, number), { minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("fill" as const), sheet, row, count: fc.nat(6), number }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("insert" as const), sheet, row, count: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("delete" as const, "duplicate" as const, "move" as const),
      sheet,
      rows: fc.array(row, { minLength: 1, maxLength: 3 }),
      to: row,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("order" as const), sheet, by: cellColumn, isDown: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom("add-column" as const, "rename-column" as const, "delete-column" as const),
      sheet,
      key,
      to: key,
      number,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("replace" as const),
      isInAll: fc.boolean(),
      find: fc.constantFrom("s", "o", "sh", "l", "Ö", "oak"),
      put: fc.constantFrom("", "m", "sh", '"', "\\", "ü"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("look" as const), sheet, number }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("setting" as const),
      sheet,
      setting: fc.constantFrom("sort" as const, "stripes" as const),
      isOn: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("text" as const),
      sheet,
      how: fc.constantFrom("number" as const, "comment" as const, "line" as const, "row" as const),
      line: fc.nat(80),
      number,
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom("undo" as const, "redo" as const), times: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("go" as const), step: fc.nat(60) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("outside" as const), sheet, row, number }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("restart" as const) }) },
);

export type SheetAct = typeof act extends fc.Arbitrary<infer Value> ? Value : never;
export type ActOf<Kind extends SheetAct["kind"]> = Extract<SheetAct, { readonly kind: Kind }>;

export const sheetActs = (most: number): fc.Arbitrary<SheetAct[]> =>
  fc.array(act, { minLength: 1, maxLength: most, size: "max" });
