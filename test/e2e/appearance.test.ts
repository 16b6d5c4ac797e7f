import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { deckText } from "../support/app/deck.js";
import { appForEachTest, type OpenedApp, type Opening } from "../support/app/each-test.js";
import { atRest } from "../support/app/rendered.js";
import { cellAt, sheetShown, typeCell } from "../support/app/sheet-page.js";

const shots = join(import.meta.dirname, "screenshots");

beforeAll(() => void mkdirSync(shots, { recursive: true }));

/** The app on these files for each test around the call. */
function onFiles(files: Readonly<Record<string, string>>, opening?: Opening): () => OpenedApp {
  let current: OpenedApp | undefined;
  appForEachTest(files, (opened) => (current = opened), opening);
  return () => {
    if (current === undefined) throw new Error("The app is opened before each test");
    return current;
  };
}

const sizes = [
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
] as const;

/** What is ticked, chosen or filling, and drawn in the browser's own colour, not in ours. */
const inColorsOfBrowser = (page: Page): Promise<string[]> =>
  page
    .locator("input:is([type=radio], [type=checkbox]), progress")
    .evaluateAll((all) =>
      all.filter((each) => getComputedStyle(each).accentColor === "auto").map(({ outerHTML }) => outerHTML),
    );

const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
  sizes.map((viewport) => ({ colorScheme, viewport, width: viewport.width })),
);

describe.each(looks)("in the $colorScheme theme, $width px wide", ({ colorScheme, viewport }) => {
  const opened = onFiles({ "cards.toml": deckText }, { viewport, colorScheme });

  it("every screen is free of serious findings and errors", async () => {
    const { page, folder } = opened();
    const name = (screen: string): string => join(shots, `${screen}-${colorScheme}-${viewport.width}.png`);
    const findings: string[] = [];
    const look = async (screen: string): Promise<void> => {
      await atRest(page);
      await page.screenshot({ path: name(screen) });
      findings.push(...(await seriousFindings(page)).map((finding) => `${screen}: ${finding}`));
      findings.push(...(await inColorsOfBrowser(page)).map((html) => `${screen}: ${html} has the browser's colour`));
    };
    await cellAt(page, 1, "name").click();
    await look("sheet");
    await cellAt(page, 0, "kind").dblclick();
    await look("choice");
    await page.keyboard.press("Escape");
    for (const [key, screen] of [
      ["F1", "help"],
      ["Control+Shift+P", "palette"],
      ["Control+o", "open"],
      ["Control+Alt+b", "pivot"],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole("dialog").waitFor();
      await look(screen);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    folder.write(deckText.replace('name = "Tide Bell"', "name = Tide Bell"));
    await page.getByRole("alert").first().waitFor();
    await look("broken");
    await page.getByRole("button", { name: "Edit as text" }).click();
    await page.locator(".text-host .view-lines").first().waitFor();
    await look("text");
    folder.write(deckText);
    await page.getByRole("button", { name: /Back to the sheet/u }).click();
    await sheetShown(page);
    expect(findings).toEqual([]);
  });
});

describe("with the keyboard alone", () => {
  const opened = onFiles({ "cards.toml": deckText, "tokens.toml": '[[tokens]]\nname = "Spark"\n' });

  it("a sheet is found, a card gone to, edited, undone, and another folder looked for", async () => {
    const { page, folder: folders } = opened();
    await page.keyboard.press("Control+p");
    await page.keyboard.type("tok");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("tab", { selected: true }).innerText()).toBe("tokens");
    await page.keyboard.press("Control+1");
    await expect.poll(() => page.getByRole("tab", { selected: true }).innerText()).toBe("cards");
    await sheetShown(page);
    await page.keyboard.press("Control+g");
    await page.keyboard.type("salt");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".ag-cell-focus").innerText()).toBe("Salt Widow");
    await page.keyboard.press("F2");
    await page.keyboard.type("er");
    await page.keyboard.press("Enter");
    await expect.poll(() => folders.read()).toContain('name = "Salt Widower"');
    await page.keyboard.press("Control+z");
    await expect.poll(() => folders.read()).toBe(deckText);
    await page.keyboard.press("Control+f");
    await page.keyboard.type("tide");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.getByRole("status").filter({ hasText: "1 of 1" }).count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".ag-cell-focus").innerText()).toBe("Tide Bell");
    await page.keyboard.press("Control+o");
    await page.getByRole("dialog", { name: "Open folder" }).waitFor();
    await page.keyboard.press("Escape");
  });
});

describe("a page enlarged to twice its size", () => {
  const opened = onFiles({ "cards.toml": deckText });

  it("keeps every tool of its head in sight, beside the others", async () => {
    const { page } = opened();
    await page.setViewportSize({ width: 640, height: 400 });
    const boxes = await page.locator(".topbar").evaluate((bar) =>
      [...bar.querySelectorAll(".brand, .tool")].map((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return { name: each.getAttribute("aria-label") ?? each.className, left, right, top, bottom };
      }),
    );
    expect(boxes.length).toBeGreaterThan(10);
    expect(boxes.filter(({ left, right }) => left < 0 || right > 640).map(({ name }) => name)).toEqual([]);
    const overlaps = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(({ left, right, top, bottom }) => {
          const isBeside = left >= one.right - 1 || right <= one.left + 1;
          return !isBeside && top < one.bottom && bottom > one.top;
        })
        .map(({ name }) => `${one.name}, ${name}`),
    );
    expect(overlaps).toEqual([]);
  });
});

describe("a text no TOML value can hold", () => {
  const opened = onFiles({ "cards.toml": '[[cards]]\nname = "A"\nstats = [[1], [2]]\n' });

  it("stays in its cell with the reason until it is fixed", async () => {
    const { page, folder: own } = opened();
    const before = own.read();
    await cellAt(page, 0, "stats").dblclick();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("[[1], [2");
    await page.keyboard.press("Enter");
    const mark = page.getByRole("img", { name: /not closed/u });
    await mark.waitFor();
    expect(own.read()).toBe(before);
    await typeCell(page, 0, "stats", "[[1], [3]]");
    await expect.poll(() => own.read()).toBe(before.replace("[2]", "[3]"));
    await mark.waitFor({ state: "detached" });
  });
});
