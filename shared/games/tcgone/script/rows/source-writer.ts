import type { Span } from "../../../../base/index.js";
import type { RowPath } from "./plain.js";

/** Script text in the making, which knows what row each stretch of it came from. */
export class SourceWriter {
  #pieces: string[] = [];
  #length = 0;
  readonly #places: (Span & { readonly path: RowPath })[] = [];

  write(text: string): void {
    this.#pieces.push(text);
    this.#length += text.length;
  }

  /** What is written meanwhile came from this place. */
  at(path: RowPath, write: () => void): void {
    const from = this.#length;
    write();
    this.#places.push({ path, from, to: this.#length });
  }

  get text(): string {
    return this.#pieces.join("");
  }

  /** The innermost row or cell that a stretch came from. */
  pathOf({ from }: Span): RowPath {
    let best: (Span & { readonly path: RowPath }) | undefined;
    for (const place of this.#places) {
      if (place.from > from || from > place.to) continue;
      if (best === undefined || place.to - place.from < best.to - best.from) best = place;
    }
    return best?.path ?? [];
  }
}
