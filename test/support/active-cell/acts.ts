import fc from "fast-check";
import type { Page } from "playwright-core";

/** What a person, or another program, does to the sheet. Numbers choose among what is there at that time. */
export type Act =
  | { readonly kind: "keys"; readonly keys: string }
  | { readonly kind: "click"; readonly at: number; readonly held: "Shift" | "Control" | undefined }
  | { readonly kind: "row-number"; readonly at: number }
  | { readonly kind: "sort"; readonly at: number }
  | { readonly kind: "wheel"; readonly byPx: number }
  | { readonly kind: "command"; readonly title: string }
  | { readonly kind: "edit"; readonly text: string; readonly end: string }
  | { readonly kind: "find"; readonly text: string; readonly steps: number }
  | { readonly kind: "history"; readonly steps: number }
  | { readonly kind: "fill"; readonly rows: number }
  | { readonly kind: "move-column"; readonly from: number; readonly to: number }
  /** Selects so many rows by their numbers and drags them to another; held over the sheet's edge it scrolls. */
  | {
      readonly kind: "drag-rows";
      readonly from: number;
      readonly more: number;
      readonly to: number;
      readonly end: DragEnd;
    }
  /** Folds or unfolds a group by its heading. */
  | { readonly kind: "heading"; readonly at: number }
  | { readonly kind: "filter"; readonly text: string }
  | { readonly kind: "rules"; readonly text: string }
  | { readonly kind: "panel"; readonly at: number }
  | { readonly kind: "outside" };

/** How a drag ends: on a row, beyond the sheet's lower edge, called off, or with a key while it is under way. */
type DragEnd = "row" | "edge" | "Escape" | "ArrowDown" | "Control+z";

/** Acts done one after the other without waiting for what they lead to, as fast hands do. */
export type Burst = readonly Act[];

const press = (...keys: readonly string[]): fc.Arbitrary<Act> =>
  fc.constantFrom(...keys).map((each) => ({ kind: "keys", keys: each }));

const moves = press(
  ...["ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown", "Enter", "Shift+Enter", "Escape"],
  ...["Control+ArrowDown", "Control+ArrowUp", "Control+ArrowLeft", "Control+ArrowRight", "Control+Home", "Control+End"],
  ...["Shift+ArrowDown", "Shift+ArrowUp", "Shift+ArrowRight", "Shift+PageDown", "Control+a", "Shift+Space"],
);
const rows = press("Control+n", "Control+Shift+D", "Control+Delete", "Alt+ArrowUp", "Alt+ArrowDown");
const history = press("Control+z", "Control+Shift+Z");
const number = fc.nat(999);

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: moves },
  { weight: 5, arbitrary: rows },
  { weight: 3, arbitrary: history },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("click"),
      at: number,
      held: fc.constantFrom(undefined, undefined, "Shift", "Control"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("row-number"), at: number }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("sort"), at: number }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("wheel"), byPx: fc.integer({ min: -900, max: 900 }) }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Act>(
      { kind: "command", title: "Hide rows" },
      { kind: "command", title: "Show hidden rows" },
    ),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "outside" }) },
);

/**
 * More that people do every day: edits that end by going on, filling, finding, freezing, jumps in the history, dragging
 * columns, filtering, writing rules text, clicking what is beside the sheet.
 */
const everydayAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 20, arbitrary: act },
  {
    weight: 2,
    arbitrary: press("Tab", "Shift+Tab", "Control+d", "Control+c", "Control+v", "Control+e", "F2", "Control+F8"),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("edit"),
      text: fc.nat(99).map((each) => String(each)),
      end: fc.constantFrom("Tab", "Shift+Tab", "Enter", "Shift+Enter", "Escape"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("find"), text: fc.constantFrom("1", "Card", "Typed"), steps: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("history"), steps: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("fill"), rows: fc.integer({ min: -3, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("move-column"), from: number, to: number }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("filter"), text: fc.constantFrom("1", "2", "Card", "zz") }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("panel"), at: number }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("rules"), text: fc.constantFrom("Draw", "Gain 2.") }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Act>(
      { kind: "command", title: "Freeze up to this row" },
      { kind: "command", title: "Unfreeze rows" },
      { kind: "command", title: "Clear sort and filter" },
      { kind: "command", title: "Group rows by this column" },
      { kind: "command", title: "Fold the group of this row" },
      { kind: "command", title: "Unfold all groups" },
      { kind: "command", title: "Stop grouping rows" },
    ),
  },
);

const draggedRows: fc.Arbitrary<Act> = fc.record({
  kind: fc.constant("drag-rows"),
  from: number,
  more: fc.nat(3),
  to: number,
  end: fc.constantFrom("row", "row", "row", "edge", "Escape", "ArrowDown", "Control+z"),
});

/** Groups that come, go, fold and unfold, with rows and columns that are dragged among them. */
const groupedAct: fc.Arbitrary<Act> = fc.oneof(
  { weight: 20, arbitrary: everydayAct },
  { weight: 6, arbitrary: draggedRows },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("heading"), at: number }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("move-column"), from: number, to: number }) },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Act>(
      { kind: "command", title: "Group rows by this column" },
      { kind: "command", title: "Group rows by this column" },
      { kind: "command", title: "Fold the group of this row" },
      { kind: "command", title: "Unfold all groups" },
      { kind: "command", title: "Stop grouping rows" },
      { kind: "command", title: "Clear sort and filter" },
    ),
  },
);

/** Bursts that hold so many acts in all, the same for the same seed. */
export const bursts = (count: number, seed: number): Burst[] => burstsOf(act, count, seed);

export const everydayBursts = (count: number, seed: number): Burst[] => burstsOf(everydayAct, count, seed);

export const groupedBursts = (count: number, seed: number): Burst[] => burstsOf(groupedAct, count, seed);

function burstsOf(act: fc.Arbitrary<Act>, count: number, seed: number): Burst[] {
  const all: Burst[] = [];
  const sizes = fc.sample(fc.integer({ min: 1, max: 4 }), { seed, numRuns: count });
  const acts = fc.sample(act, { seed, numRuns: count });
  for (let at = 0; at < acts.length;) {
    const size = sizes[all.length] ?? 1;
    all.push(acts.slice(at, at + size));
    at += size;
  }
  return all;
}

/** Does an act as a person does; `outside` lets another program write. */
export async function perform(page: Page, act: Act, outside: () => void): Promise<void> {
  switch (act.kind) {
    case "keys":
      await page.keyboard.press(act.keys);
      return comeBack(page, act.keys);
    case "click":
    case "row-number": {
      const cells = page.locator(act.kind === "click" ? ".ag-row .sheet-cell" : ".ag-row .row-number");
      const places = await cells.evaluateAll(inWindow);
      const place = places[act.at % Math.max(1, places.length)];
      if (!place) return;
      const held = act.kind === "click" ? act.held : undefined;
      if (held) await page.keyboard.down(held);
      await page.mouse.click(place.x, place.y);
      if (held) await page.keyboard.up(held);
      return;
    }
    case "sort": {
      const heads = await page.locator(".ag-header-cell .ag-header-cell-text").evaluateAll(inWindow);
      const head = heads[act.at % Math.max(1, heads.length)];
      if (head) await page.mouse.click(head.x, head.y);
      return;
    }
    case "wheel":
      await page.mouse.move(400, 400);
      return page.mouse.wheel(0, act.byPx);
    case "command":
      return runFromPalette(page, act.title);
    case "edit":
      await page.keyboard.type(act.text);
      await page.keyboard.press(act.end);
      return comeBack(page, act.end);
    case "find":
      await page.keyboard.press("Control+f");
      await page.keyboard.type(act.text);
      for (let step = 0; step <= act.steps; step += 1) await page.keyboard.press("Enter");
      return page.keyboard.press("Escape");
    case "history":
      await page.keyboard.press("Control+Alt+z");
      for (let step = 0; step < act.steps; step += 1) await page.keyboard.press("ArrowDown");
      return page.keyboard.press("Enter");
    case "fill":
      return fillFromCorner(page, act.rows);
    case "move-column": {
      const heads = await page.locator(".ag-header-cell .ag-header-cell-text").evaluateAll(inWindow);
      const [from, to] = [act.from, act.to].map((at) => heads[at % Math.max(1, heads.length)]);
      return from && to ? drag(page, from, { x: to.x + 5, y: to.y }) : undefined;
    }
    case "drag-rows":
      return dragRows(page, act);
    case "heading": {
      const headings = await page.locator(".group-heading").evaluateAll(inWindow);
      const heading = headings[act.at % Math.max(1, headings.length)];
      return heading ? page.mouse.click(heading.x, heading.y) : undefined;
    }
    case "filter":
      await runFromPalette(page, "Filter by this column");
      await page.keyboard.type(act.text);
      return page.keyboard.press("Enter");
    case "rules":
      await page.keyboard.press("Control+e");
      await page.keyboard.type(act.text);
      return page.keyboard.press("Escape");
    case "panel":
      return clickTextOfPanel(page, act.at);
    case "outside":
      outside();
  }
}

/** The title goes in as a whole: each letter of it would draw the list of commands again, which is no part of the law. */
async function runFromPalette(page: Page, title: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.insertText(title);
  await page.keyboard.press("Enter");
}

/** Tab leaves the sheet at its ends: one step in the other direction comes back. */
async function comeBack(page: Page, keys: string): Promise<void> {
  if (keys !== "Tab" && keys !== "Shift+Tab") return;
  const hasLeft = await page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return false;
    return active.matches(".rules-sash") || active.closest(".sheet-grid, dialog, .rules-pane") === null;
  });
  if (hasLeft) await page.keyboard.press(keys === "Tab" ? "Shift+Tab" : "Tab");
}

/**
 * Drags the corner of the selection over so many rows, upwards where they are less than none. Where the corner is drawn but out
 * of sight nothing is dragged: below the sheet that would mark text, which keeps the keyboard to be copied.
 */
async function fillFromCorner(page: Page, rows: number): Promise<void> {
  const corner = await page.evaluate(() => {
    const selected = [...document.querySelectorAll(".ag-cell.sheet-cell.in-selection")];
    const boxes = selected.map((cell) => cell.getBoundingClientRect());
    const last = boxes.toSorted((a, b) => a.bottom - b.bottom || a.right - b.right).at(-1);
    if (!last) return undefined;
    const place = { x: last.right - 4, y: last.bottom - 4, height: last.height };
    return document.elementFromPoint(place.x, place.y)?.closest(".sheet-grid") ? place : undefined;
  });
  if (corner) await drag(page, corner, { x: corner.x - 10, y: corner.y + rows * corner.height });
}

/** Clicks one of the texts beside the sheet that are only read. */
async function clickTextOfPanel(page: Page, at: number): Promise<void> {
  const places = await page.evaluate(() =>
    [...document.querySelectorAll(".rules-pane :is(p, h2, strong)")].flatMap((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      const place = { x: x + width / 2, y: y + height / 2 };
      return text.contains(document.elementFromPoint(place.x, place.y)) ? [place] : [];
    }),
  );
  const place = places[at % places.length];
  if (place) await page.mouse.click(place.x, place.y);
}

async function dragRows(page: Page, { from, more, to, end }: Extract<Act, { kind: "drag-rows" }>): Promise<void> {
  const numbers = await page.locator(".ag-row .row-number").evaluateAll(inWindow);
  const count = Math.max(1, numbers.length);
  const [first, last, target] = [from, from + more, to].map((at) => numbers[at % count]);
  if (!first || !last || !target) return;
  await page.mouse.click(first.x, first.y);
  if (more > 0) await page.keyboard.down("Shift");
  if (more > 0) await page.mouse.click(last.x, last.y);
  if (more > 0) await page.keyboard.up("Shift");
  const edge = await page.locator(".ag-grid-viewport").boundingBox();
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  const { x, y } =
    end === "edge" && edge ? { x: target.x, y: edge.y + edge.height - 6 } : { x: target.x, y: target.y + 6 };
  await page.mouse.move(x, y, { steps: 8 });
  if (end !== "row" && end !== "edge") await page.keyboard.press(end);
  await page.mouse.up();
}

type Place = { readonly x: number; readonly y: number };

async function drag(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
}

/** Waits until the sheet has come to rest: the browser begins to follow the wheel late, and does so bit by bit. */
export async function scrolledToRest(page: Page): Promise<void> {
  const nextPlace = (element: Element): Promise<number> =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(element.scrollTop))));
  let before = Number.NaN;
  for (let still = 0; still < 4;) {
    const now = await page.locator(".ag-grid-viewport").evaluate(nextPlace);
    still = now === before ? still + 1 : 0;
    before = now;
  }
}

/** Middles of the elements that nothing covers; runs in the page. */
function inWindow(elements: Element[]): { x: number; y: number }[] {
  return elements.flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { x: left + width / 2, y: top + height / 2 };
    const found = document.elementFromPoint(place.x, place.y);
    return found !== null && (element.contains(found) || found.contains(element)) ? [place] : [];
  });
}
