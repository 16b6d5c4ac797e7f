import type { Cards, SourceRow, SourceSheet } from "./source.js";

interface Listed<Row extends SourceRow> {
  readonly sheet: SourceSheet<Row>;
  readonly rank: number;
  readonly idPlace: number;
  readonly ids: Map<string, string>;
}

interface Card<Row extends SourceRow> {
  readonly listed: Listed<Row>;
  readonly row: Row;
}

const isOf = <Row extends SourceRow>({ listed, row }: Card<Row>, sheet: Listed<Row>, key: string): boolean =>
  listed === sheet && row.key === key;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** What an id is looked up by: UUIDs are the same in capitals and small letters, other ids only as they are written. */
export const lookupId = (id: string): string => (uuid.test(id) ? id.toLowerCase() : id);

const idOf = ({ cells }: SourceRow, place: number): string | undefined => {
  const cell = cells[place];
  return typeof cell === "string" && cell !== "" ? lookupId(cell) : undefined;
};

/**
 * The rows of all sheets with a column of ids, by id. Where several have the same, the sheet that comes first counts, and in
 * it the row that was put in first.
 */
export class CardIndex<Row extends SourceRow> implements Cards<Row> {
  readonly #sheets = new Map<string, Listed<Row>>();
  readonly #cards = new Map<string, Card<Row>[]>();

  find(id: string): { readonly sheet: SourceSheet<Row>; readonly row: Row } | undefined {
    const [first] = this.#cards.get(lookupId(id)) ?? [];
    return first && { sheet: first.listed.sheet, row: first.row };
  }

  /** The id under which a row of a sheet is found; undefined where it has none. */
  idOf(sheet: string, rowKey: string): string | undefined {
    return this.#sheets.get(sheet)?.ids.get(rowKey);
  }

  /** Adds a sheet, or replaces its rows. `rank` is its place among the sheets. */
  put(sheet: SourceSheet<Row>, rank: number, rows: readonly Row[]): void {
    this.drop(sheet.key);
    const { columns, idPlace = columns.findIndex(({ header, index }) => header === "id" && index === undefined) } =
      sheet;
    if (idPlace === -1) return;
    const listed: Listed<Row> = { sheet, rank, idPlace, ids: new Map() };
    this.#sheets.set(sheet.key, listed);
    for (const row of rows) this.#add(listed, row);
  }

  /** A row is new, or its cells changed. */
  set(sheet: string, row: Row): void {
    const listed = this.#sheets.get(sheet);
    if (!listed) return;
    const id = idOf(row, listed.idPlace);
    if (listed.ids.get(row.key) !== id) {
      this.#remove(listed, row.key);
      this.#add(listed, row);
    } else if (id !== undefined) {
      const cards = this.#cards.get(id)?.map((card) => (isOf(card, listed, row.key) ? { listed, row } : card));
      if (cards) this.#cards.set(id, cards);
    }
  }

  drop(sheet: string): void {
    const listed = this.#sheets.get(sheet);
    if (!listed) return;
    for (const key of [...listed.ids.keys()]) this.#remove(listed, key);
    this.#sheets.delete(sheet);
  }

  #add(listed: Listed<Row>, row: Row): void {
    const id = idOf(row, listed.idPlace);
    if (id === undefined) return;
    listed.ids.set(row.key, id);
    const cards = this.#cards.get(id);
    if (!cards) this.#cards.set(id, [{ listed, row }]);
    else {
      cards.push({ listed, row });
      cards.sort((a, b) => a.listed.rank - b.listed.rank);
    }
  }

  #remove(listed: Listed<Row>, key: string): void {
    const id = listed.ids.get(key);
    if (id === undefined) return;
    listed.ids.delete(key);
    const left = (this.#cards.get(id) ?? []).filter((card) => !isOf(card, listed, key));
    if (left.length > 0) this.#cards.set(id, left);
    else this.#cards.delete(id);
  }
}
