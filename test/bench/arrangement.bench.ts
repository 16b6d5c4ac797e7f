/**
 * 100,000 rows grouped, filtered, and grouped, sorted and filtered at once: under 300 ms each, also the first time. The
 * yardstick in the same run is the platform's own sort of the same rows by the same two columns, as its collator orders them.
 */
import {
  arrange,
  headingsOf,
  RowSorter,
  rowTest,
  textOfView,
  type Arrangement,
  type CellView,
} from "../../shared/sheet/index.js";
import { bestTaken, shownTaken } from "./timing.js";

const count = 100_000;
const keys = Array.from({ length: count }, (_, row) => `r${row}`);
const rarities = ["Common", "Uncommon", "Rare", "Legendary"];
const columns: Readonly<Record<string, readonly CellView[]>> = {
  rarity: keys.map((_, row) => rarities[(row * 7) % 4] ?? ""),
  cost: keys.map((_, row) => (row * 31) % 12),
  name: keys.map((_, row) => `Card number ${(row * 7919) % count}`),
};
const cell = (column: string, row: number): CellView => columns[column]?.[row] ?? null;
const textOf = (row: number): string => textOfView(cell("rarity", row));

interface Asked {
  readonly sort: readonly string[];
  readonly isFiltered: boolean;
  readonly folded?: readonly string[];
}

/** What a person sees after they grouped, sorted or filtered a sheet. */
function arranged(sorter: RowSorter, { sort, isFiltered, folded }: Asked): Arrangement {
  const columns = sort.map((column) => ({ cell: (row: number) => cell(column, row), descending: false }));
  const order = columns.length === 0 ? undefined : sorter.sorted(keys, columns);
  const test = rowTest(
    { join: "all", filters: isFiltered ? [{ column: "cost", test: { kind: "range", min: 2 } }] : [] },
    (column) => (row) => [cell(column, row)],
    () => false,
  );
  const result = arrange(keys, order, test, folded && { textOf, folded: new Set(folded) });
  if (result.groups) headingsOf(result.shown, result.groups);
  return result;
}

const rounds = 8;
const collator = new Intl.Collator("en", { numeric: true });
const plain = await bestTaken(3, () =>
  keys
    .map((_, row) => row)
    .sort(
      (a, b) =>
        collator.compare(textOfView(cell("rarity", a)), textOfView(cell("rarity", b))) ||
        collator.compare(textOfView(cell("name", a)), textOfView(cell("name", b))),
    ),
);
console.log(`${count.toLocaleString("en")} rows; yardstick, a sort of the platform: ${shownTaken(plain)}`);

async function measure(what: string, act: () => Arrangement): Promise<void> {
  const taken = await bestTaken(rounds, act);
  const ratio = (taken.processor / plain.processor).toFixed(3);
  console.log(`${what}: ${shownTaken(taken)} (goal < 300 ms), ${ratio} times the yardstick`);
}

const all = { sort: ["rarity", "name"], isFiltered: true, folded: [] };
await measure("filtered", () => arranged(new RowSorter(), { sort: [], isFiltered: true }));
await measure("grouped for the first time", () =>
  arranged(new RowSorter(), { sort: ["rarity"], isFiltered: false, folded: [] }),
);
await measure("grouped, sorted and filtered for the first time", () => arranged(new RowSorter(), all));
const sorter = new RowSorter();
await measure("the same after a group is folded", () => arranged(sorter, { ...all, folded: ["Rare"] }));
