import type { Projection, RowType, SheetSchema } from "../../../shared/sheet/index.js";
import { failed, ok } from "../../../shared/base/index.js";
import type { TomlValue } from "../../../shared/toml/index.js";
import { choice, integer, required, text } from "../../../shared/games/columns.js";

export const hulls = ["barge", "cog", "clipper"] as const;

const textOf = (value: string): TomlValue => ({ kind: "string", value });

/** A hold in words, both ways: `2 grain`. */
const holdText: Projection = {
  title: (at) => `Hold ${at + 1}`,
  each: true,
  print(value) {
    const entries = value.kind === "table" ? value.entries : new Map<string, TomlValue>();
    const [crates, goods] = [entries.get("crates"), entries.get("goods")];
    return `${crates?.kind === "integer" ? crates.value : 0n} ${goods?.kind === "string" ? goods.value : ""}`;
  },
  parse(text, before) {
    const [, crates, goods] = /^\s*(\d{1,6})\s+(\S.*?)\s*$/u.exec(text) ?? [];
    if (crates === undefined || goods === undefined) {
      return failed({ code: "harbour/hold", message: "Write how many crates of what: 2 grain." });
    }
    const entries = new Map(before?.kind === "table" ? before.entries : []);
    entries.set("goods", textOf(goods)).set("crates", { kind: "integer", value: BigInt(crates) });
    return ok({ kind: "table", entries });
  },
};

const hold: RowType = {
  title: "Hold",
  name: ["goods"],
  spelling: "inline",
  members: [
    required(text("goods", "What lies in it.")),
    required(integer("crates", "How much of it.", 1)),
    {
      key: "papers",
      type: {
        kind: "record",
        members: [choice("stamp", ["free", "duty"], "What is to be paid.")],
        cases: { key: "stamp", up: 0, of: { duty: [required(integer("due", "How much is to be paid.", 1))] } },
      },
      about: "What the customs wrote.",
    },
  ],
};

export const harbourSheets: readonly SheetSchema[] = [
  {
    kind: "ships",
    title: "Ships",
    tables: ["ships"],
    signature: ["code", "hull"],
    idColumn: "code",
    makeId: { kind: "slug", from: "title", joint: "-", digits: 1 },
    holdsCards: true,
    columns: [
      required(text("code", "Names the ship in fleets.")),
      required(text("title", "What players call the ship.")),
      required(choice("hull", hulls, "How it is built.")),
      required(integer("tonnage", "How many crates it brings when it docks.", 0)),
      { key: "on-arrival", type: { kind: "long-text" }, about: "What happens when it docks." },
      { key: "on-departure", type: { kind: "long-text" }, about: "What happens when it leaves." },
      { key: "holds", type: { kind: "rows", rows: hold }, projection: holdText, about: "What is in its holds." },
    ],
  },
  {
    kind: "pilots",
    title: "Pilots",
    tables: ["pilots"],
    signature: ["title", "advice"],
    idColumn: "number",
    makeId: { kind: "number", prefix: "p" },
    holdsCards: true,
    columns: [
      required(text("number", "Names the pilot in fleets.")),
      required(text("title", "What players call the pilot.")),
      required({ key: "advice", type: { kind: "long-text" }, about: "What holds while the pilot is in the office." }),
    ],
  },
  {
    kind: "fleets",
    title: "Fleets",
    tables: ["fleets"],
    signature: ["name", { key: "ships", kinds: ["table"] }],
    idColumn: "name",
    holdsCards: false,
    columns: [
      required(text("name", "What the fleet is called.")),
      required({
        key: "ships",
        type: { kind: "map", keys: { kind: "reference", to: ["ships"] }, value: { kind: "integer", min: 1 } },
        about: "How many of which ships.",
      }),
      { key: "pilots", type: { kind: "texts" }, about: "The pilots that help, by their numbers." },
    ],
  },
];
