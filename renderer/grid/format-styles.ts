import { formatsOf, metadataOf, type StyleOf } from "../../shared/metadata/index.js";
import type { ColumnView, SheetView } from "../../shared/workspace/index.js";

/** The conditional formats of a sheet by column, read anew when its metadata changes. */
export class FormatStyles {
  private readFrom: SheetView["metadata"] | undefined;
  private styles = new Map<string, StyleOf | undefined>();
  private formats: ReturnType<typeof metadataOf>["conditionalFormats"] = [];

  constructor(private readonly sheet: () => SheetView) {}

  of({ key, id }: ColumnView): StyleOf | undefined {
    const { metadata } = this.sheet();
    if (this.readFrom !== metadata) {
      this.readFrom = metadata;
      this.styles = new Map();
      this.formats = metadataOf(metadata).conditionalFormats;
    }
    if (!this.styles.has(key)) this.styles.set(key, formatsOf(this.formats, id));
    return this.styles.get(key);
  }
}
