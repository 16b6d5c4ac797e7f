import { vi } from "vitest";

const highlights = new Map<string, readonly Range[]>();

/** The texts that are highlighted under a name. */
export const highlighted = (name: string): string[] => (highlights.get(name) ?? []).map(String);

/**
 * Provides the page with the highlights of a browser, which the DOM of the tests leaves out. For a whole file of tests: the page removes
 * its highlights as late as when it is taken off.
 */
export function provideHighlights(): void {
  const { CSS: css } = window;
  vi.stubGlobal("CSS", { escape: (text: string) => css.escape(text), highlights });
  vi.stubGlobal(
    "Highlight",
    class extends Array<Range> {
      add(range: Range): void {
        this.push(range);
      }
    },
  );
}
