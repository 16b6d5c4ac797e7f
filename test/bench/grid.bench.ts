import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "../support/app/browser.js";
import { openInBrowser } from "../support/app/in-browser.js";
import { root } from "../support/app/process.js";
import { cardsText } from "./card-text.js";

const folder = mkdtempSync(join(tmpdir(), "cardwright-bench-"));
const file = join(folder, "cards.toml");
const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? NaN;
const say = (what: string, value: string): void => console.log(`${what.padEnd(62)} ${value}`);

/** Waits in the page, frame by frame, until a cell shows a text; gives the wall clock's time then. */
async function whenShown(page: Page, row: number, column: string, text: string): Promise<number> {
  const shown = await page.waitForFunction(
    ([selector, wanted]) =>
      document.querySelector(selector)?.textContent.includes(wanted) === true ? Date.now() : undefined,
    [`.ag-row[row-index="${row}"] .ag-cell[col-id="${column}"]`, text] as const,
    { polling: "raf" },
  );
  return (await shown.jsonValue()) ?? NaN;
}

execFileSync("npx", ["electron-vite", "build"], { cwd: root, stdio: "ignore" });
const browser = await launchBrowser();

async function open(cards: number) {
  writeFileSync(file, cardsText(cards));
  const started = Date.now();
  const app = await openInBrowser(browser, { dataDirectory: join(folder, "data"), folder });
  const connected = Date.now();
  const usable = await whenShown(app.page, 0, "name", "Card number 0");
  return { app, hostMs: connected - started, usableMs: usable - connected };
}

const small = await open(10_000);
say("10,000 cards: page opened → first rows (goal 1,500 ms)", `${small.usableMs} ms`);
await small.app.close();

const reopened = await openInBrowser(browser, { dataDirectory: join(folder, "data"), folder });
await whenShown(reopened.page, 0, "name", "Card number 0");
const outside: number[] = [];
let text = readFileSync(file, "utf8");
for (let turn = 0; turn < 20; turn += 1) {
  const next = text.replace(/^name = "[^"]*"/mu, `name = "Outside ${turn}"`);
  text = next;
  const shown = whenShown(reopened.page, 0, "name", `Outside ${turn}`);
  await new Promise((resume) => setTimeout(resume, 120));
  writeFileSync(file, text);
  const closed = Date.now();
  outside.push((await shown) - closed);
}
say("10,000 cards: outside change → grid, median of 20 (goal 150 ms)", `${median(outside)} ms`);
await reopened.close();

/** Waits until all rows are here and checked; returns the ms since `from`, by the clock of the page. */
async function whenChecked(page: Page, cards: number, from: number): Promise<number> {
  await page.waitForFunction(
    (least) =>
      !/Reading|Checking/u.test(document.querySelector(".status")?.textContent ?? "Reading") &&
      (document.querySelector<HTMLElement>(".ag-grid-viewport")?.scrollHeight ?? 0) > least,
    cards * 30,
    { polling: 100, timeout: 120_000 },
  );
  return (await page.evaluate(() => performance.now())) - from;
}

/** What a person does while the rows of a large file still come: milliseconds from the last key to what answers it. */
async function whileReading(page: Page): Promise<{ readonly find: number; readonly edit: number }> {
  await page.locator('.ag-row[row-index="0"] .ag-cell[col-id="name"]').click();
  await page.keyboard.type("Renamed");
  const typed = Date.now();
  await page.keyboard.press("Enter");
  const edited = await whenShown(page, 0, "name", "Renamed");
  await page.keyboard.press("Control+f");
  await page.keyboard.type("Card number 1");
  const asked = Date.now();
  await page.waitForFunction(() => /\d/u.test(document.querySelector(".find-count")?.textContent ?? ""), undefined, {
    polling: "raf",
  });
  const find = Date.now() - asked;
  await page.keyboard.press("Escape");
  return { find, edit: edited - typed };
}

/** Pastes texts by the keys of a person's clipboard; milliseconds until the last cell shows its text, and how often the file was replaced. */
async function pasteOf(page: Page, rows: number, columns: readonly string[]) {
  const text = Array.from({ length: rows }, (_, row) => columns.map(() => `P${row}`).join("\t")).join("\n");
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.locator('.ag-row[row-index="0"] .ag-cell[col-id="name"]').click();
  const focused = () => page.locator(".ag-cell-focus").getAttribute("col-id");
  for (let step = 0; step < 40 && (await focused()) !== columns[0]; step += 1) await page.keyboard.press("ArrowRight");
  const inodes = new Set<number>();
  const watch = setInterval(() => inodes.add(statSync(file).ino), 2);
  const before = statSync(file).ino;
  const pasted = Date.now();
  await page.keyboard.press("Control+v");
  const shown = (await whenShown(page, 5, columns.at(-1) ?? "", "P5")) - pasted;
  while (!readFileSync(file, "utf8").includes(`"P${rows - 1}"`)) await new Promise((resume) => setTimeout(resume, 20));
  const saved = Date.now() - pasted;
  await new Promise((resume) => setTimeout(resume, 500));
  clearInterval(watch);
  inodes.delete(before);
  return { shown, saved, writes: inodes.size };
}

const middle = await open(20_000);
say("20,000 cards: page opened → first rows (goal 1,000 ms)", `${middle.usableMs} ms`);
const middleRowsAt = await middle.app.page.evaluate(() => performance.now());
const meanwhile = await whileReading(middle.app.page);
say("20,000 cards, meanwhile: an edit → shown / find → counted", `${meanwhile.edit} / ${meanwhile.find} ms`);
const middleMs = await whenChecked(middle.app.page, 20_000, middleRowsAt);
say("20,000 cards: first rows → all rows here and checked (goal 4 s)", `${(middleMs / 1_000).toFixed(1)} s`);
const paste = await pasteOf(middle.app.page, 5_000, ["card-type", "subtype"]);
say(
  "20,000 cards: paste of 10,000 cells → on screen (goal 300 ms) / on disk",
  `${paste.shown} / ${paste.saved} ms, ${paste.writes} write(s)`,
);
await middle.app.close();

const large = await open(100_000);
say("100,000 cards: page opened → first rows", `${large.usableMs} ms`);
const { page } = large.app;
const rowsAt = await page.evaluate(() => performance.now());
const checkedMs = await whenChecked(page, 100_000, rowsAt);
const long = await page.evaluate(
  (from) =>
    new Promise<number[]>((resolve) => {
      new PerformanceObserver((list, observer) => {
        observer.disconnect();
        resolve(
          list
            .getEntries()
            .filter((task) => task.startTime >= from)
            .map((task) => Math.round(task.duration)),
        );
      }).observe({ type: "longtask", buffered: true });
      setTimeout(() => resolve([]), 1_000);
    }),
  rowsAt,
);
say("100,000 cards: first rows → all rows here and checked", `${(checkedMs / 1_000).toFixed(1)} s`);
say(
  "100,000 cards, meanwhile: tasks of the page over 50 ms (goal none)",
  long.map((ms) => `${ms} ms`).join(", ") || "none",
);
const filled = await page.evaluate(async () => {
  const viewport = document.querySelector<HTMLElement>(".ag-grid-viewport");
  if (!viewport) throw new Error("The grid has no viewport");
  let rows = 0;
  let shown = 0;
  const frames: number[] = [];
  let last = performance.now();
  for (let frame = 0; frame < 240; frame += 1) {
    viewport.scrollTop += frame % 60 < 40 ? 40 : 400;
    await new Promise((resume) => requestAnimationFrame(resume));
    const now = performance.now();
    frames.push(now - last);
    last = now;
    const { top, bottom } = viewport.getBoundingClientRect();
    const heights = [...document.querySelectorAll<HTMLElement>(".ag-row")].map((row) => row.getBoundingClientRect());
    const height = heights[0]?.height ?? 34;
    rows += Math.floor((bottom - top) / height);
    shown += Math.min(
      Math.floor((bottom - top) / height),
      heights.filter((row) => row.bottom > top && row.top < bottom).length,
    );
  }
  frames.sort((a, b) => a - b);
  return { share: shown / rows, median: frames[120] ?? NaN, worst: frames.at(-1) ?? NaN };
});
say("100,000 cards, scrolling: viewport rows filled (goal 99 %)", `${(filled.share * 100).toFixed(2)} %`);
say("100,000 cards, scrolling: frame median / worst", `${filled.median.toFixed(1)} / ${filled.worst.toFixed(1)} ms`);
await large.app.close();
await browser.close();
rmSync(folder, { recursive: true, force: true });
