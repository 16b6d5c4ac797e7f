import { cellText } from "../../../sheet/index.js";
import { writeValue, type TomlValue } from "../../../toml/index.js";
import { serialKeys } from "../serial/serial.js";
import { capitalised } from "../vocabulary.js";

/** A cell as it is in a TOML file. */
export interface Cell {
  readonly value: TomlValue;
  /** How the file spells it. */
  readonly source: string;
}

/** A column of `card_list.csv` and the key its fields become (TTCG-5, TTCG-4). */
export interface CsvColumn {
  readonly header: string;
  readonly key: string;
  /** The TOML source of a field; undefined where the key is left out. */
  readonly read: (field: string) => string | undefined;
  /** The field of a cell. */
  readonly write: (cell: Cell) => string;
  /** The field of a card without the key. */
  readonly absent: string;
  /** Spells have this column's numbers with a sign. */
  readonly isSigned?: boolean;
}

const quoted = (text: string): string => writeValue({ kind: "string", value: text });

const textOf = ({ value }: Cell): string => (value.kind === "string" ? value.value : cellText(value));

const text = (header: string, key: string, absent = ""): CsvColumn => ({
  header,
  key,
  absent,
  read: quoted,
  write: textOf,
});

/** As TOML spells whole numbers too; with so few digits that every reader of TOML can hold them. */
const decimal = /^[+-]?(?:0|[1-9]\d{0,14})$/u;

/** A number keeps its spelling, sign included; what is not a number stays a text and an empty field an absent key. */
const integer = (header: string, key: string, absent: string): CsvColumn => ({
  header,
  key,
  absent,
  read: (field) => (field === "" ? undefined : decimal.test(field) ? field : quoted(field)),
  write: ({ value, source }) => (value.kind === "integer" && decimal.test(source) ? source : textOf({ value, source })),
});

const stat = (header: string, key: string): CsvColumn => ({ ...integer(header, key, "0"), isSigned: true });

const noStyle = "None";

const style = (header: string, key: string): CsvColumn => ({
  ...text(header, key, noStyle),
  read: (field) => (field === noStyle || field === "" ? undefined : quoted(field)),
});

const type: CsvColumn = {
  ...text("TYPE", "type"),
  read: (field) => quoted(field.toLowerCase()),
  write: (cell) => capitalised(textOf(cell)),
};

const subtypes: CsvColumn = {
  header: "SUBTYPES",
  key: "subtypes",
  absent: "",
  read: (field) => {
    const names = field.split(",").map((name) => name.trim().toLowerCase());
    return `[${names
      .filter((name) => name !== "")
      .map(quoted)
      .join(", ")}]`;
  },
  write: (cell) => {
    const items = cell.value.kind === "array" ? cell.value.items : [cell.value];
    return items.map((value) => capitalised(textOf({ value, source: "" }))).join(", ");
  },
};

/** The columns in the order of the file. */
export const csvColumns: readonly CsvColumn[] = [
  text("NAME", "name", "Unnamed"),
  type,
  subtypes,
  integer("LEVEL", "level", "1"),
  text("IMAGE", "image", "default.png"),
  stat("ATTACK", "attack"),
  stat("DEFENSE", "defense"),
  text("EFFECT1", "effect-1"),
  text("EFFECT2", "effect-2"),
  text("SERIAL", "serial"),
  integer("RARITY", "rarity", "0"),
  integer("TRANSPARENCY", "transparency", "50"),
  style("EFFECT1_STYLE", "effect-1-style"),
  style("EFFECT2_STYLE", "effect-2-style"),
];

/** The order of the keys in a new row (TTCG-4). */
export const keyOrder: readonly string[] = ["id", ...serialKeys, "serial", "rarity", "transparency", "image"];
