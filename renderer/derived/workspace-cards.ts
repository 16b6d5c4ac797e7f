import { Emitter, isEqual } from "../../shared/base/index.js";
import { CardIndex, type SourceSheet } from "../../shared/derived/index.js";
import type { ColumnId } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { readingsOf } from "../readings/index.js";
import {
  getApp,
  idPlaceOf,
  loadSheet,
  onRows,
  rowsOf,
  sheetKey,
  textColumnsOf,
  useApp,
  type GridChange,
  type GridRow,
} from "../state/index.js";

/** Called after the cards with these ids changed; where no ids are named, any card may have changed. */
export type CardsListener = (ids?: readonly string[]) => void;

/** A sheet as derived columns read it. */
export const sourceOf = (sheet: SheetView): SourceSheet<GridRow> => ({
  key: sheetKey(sheet.ref),
  columns: sheet.columns.map(({ id }) => ({ header: id.path.join("."), index: id.index })),
  idPlace: idPlaceOf(sheet),
  readingOf: (row) => readingsOf(sheet)?.reading(row),
  textColumns: textColumnsOf(sheet),
});

/** What the rows of a sheet look like to derived columns: other columns are another sheet. */
export interface SheetShape {
  readonly ref: SheetView["ref"];
  readonly binding: SheetView["binding"] | undefined;
  readonly columns: readonly ColumnId[];
}

export const shapeOf = ({ ref, columns, binding }: SheetView): SheetShape => ({
  ref,
  binding,
  columns: columns.map(({ id }) => id),
});

interface Followed {
  readonly shape: SheetShape;
  readonly source: SourceSheet<GridRow>;
  readonly stop: () => void;
}

/** The cards of all sheets by id, for as long as some sheet looks cards up. */
class WorkspaceCards {
  readonly index = new CardIndex<GridRow>();
  readonly #followed = new Map<string, Followed>();
  readonly #changes = new Emitter<Parameters<CardsListener>>();
  #isFollowing = false;

  /** From now on all sheets with ids are fetched and followed. */
  follow(): void {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    this.#followAll();
    useApp.subscribe((now, before) => {
      if (now.workspace?.sheets !== before.workspace?.sheets || now.fetched !== before.fetched) this.#followAll();
    });
  }

  /** Calls back on every change of cards; returns how to stop. */
  onChange(listener: CardsListener): () => void {
    return this.#changes.on(listener);
  }

  #followAll(): void {
    const sheets = getApp().workspace?.sheets ?? [];
    const there = new Set(sheets.map(({ ref }) => sheetKey(ref)));
    for (const [key, { stop }] of this.#followed) {
      if (there.has(key)) continue;
      stop();
      this.#followed.delete(key);
      this.index.drop(key);
    }
    sheets.forEach((sheet, rank) => this.#followSheet(sheet, rank));
  }

  #followSheet(sheet: SheetView, rank: number): void {
    if (idPlaceOf(sheet) === -1) return;
    const key = sheetKey(sheet.ref);
    const before = this.#followed.get(key);
    const shape = shapeOf(sheet);
    if (before && isEqual(before.shape, shape)) return;
    before?.stop();
    const source = sourceOf(sheet);
    const put = (): void => {
      this.index.put(source, rank, rowsOf(key)?.rows ?? []);
      this.#changes.emit();
    };
    const stop = onRows(key, (change) => {
      if (change.kind === "reset" || change.kind === "order") put();
      else this.#changes.emit(this.#changedIds(key, change));
    });
    this.#followed.set(key, { shape, source, stop });
    if (rowsOf(key)) put();
    else void loadSheet(sheet.ref);
  }

  /** The ids whose cards such a change makes others: those that rows had, and those they have. */
  #changedIds(sheet: string, change: Extract<GridChange, { kind: "cells" | "more" | "marks" }>): readonly string[] {
    const rowKeys = change.kind === "marks" ? change.keys : change.rows.map(({ key }) => key);
    const idsNow = (): string[] => rowKeys.flatMap((key) => this.index.idOf(sheet, key) ?? []);
    const before = idsNow();
    if (change.kind !== "marks") for (const row of change.rows) this.index.set(sheet, row);
    return [...new Set([...before, ...idsNow()])];
  }
}

/** The cards of the workspace that is open. */
export const workspaceCards = new WorkspaceCards();
