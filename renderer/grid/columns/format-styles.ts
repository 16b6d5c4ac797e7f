import { formatsNamed, formatsOf, keyOfName, metadataOf, type StyleOf } from "../../../shared/metadata/index.js";
import { derivedColumnId } from "../../../shared/derived/index.js";
import type { ColumnView, SheetView } from "../../../shared/workspace/index.js";
import { namedColumns } from "../../arrangement/index.js";

/** The conditional formats of a sheet by column, read again when its metadata changes. */
export class FormatStyles {
  readonly #sheet: () => SheetView;
  #readFrom: SheetView["metadata"] | undefined;
  #styles = new Map<string, StyleOf | undefined>();
  #formats: ReturnType<typeof metadataOf>["conditionalFormats"] = [];

  constructor(sheet: () => SheetView) {
    this.#sheet = sheet;
  }

  of({ key, id }: ColumnView): StyleOf | undefined {
    return this.#kept(key, () => formatsOf(this.#formats, id));
  }

  /** Those of the derived column of this name. A name that a column of the file has too means that one. */
  ofDerived(name: string): StyleOf | undefined {
    const key = derivedColumnId(name);
    return this.#kept(key, () => {
      const isMeant = keyOfName(name, namedColumns(this.#sheet())) === key;
      return isMeant ? formatsNamed(this.#formats, [name]) : undefined;
    });
  }

  #kept(key: string, read: () => StyleOf | undefined): StyleOf | undefined {
    const { metadata } = this.#sheet();
    if (this.#readFrom !== metadata) {
      this.#readFrom = metadata;
      this.#styles = new Map();
      this.#formats = metadataOf(metadata).conditionalFormats;
    }
    if (!this.#styles.has(key)) this.#styles.set(key, read());
    return this.#styles.get(key);
  }
}
