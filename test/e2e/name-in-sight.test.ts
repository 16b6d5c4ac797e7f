import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt, sheetShown } from "../support/app/sheet-page.js";

const statistics = Array.from({ length: 24 }, (_, at) => `s${at} = ${at}`).join("\n");
const card = (id: string, name: string): string => `[[cards]]\nid = "${id}"\nname = "${name}"\n${statistics}\n`;

let page: Page;
/** A wide sheet of a file that says nothing of its columns. */
const cards = [card("a", "Ash"), card("b", "Birch"), card("c", "Elm")].join("\n");
appForEachTest({ "cards.toml": cards }, (opened) => ({ page } = opened));

const left = async (column: string): Promise<number | undefined> => (await cellAt(page, 0, column).boundingBox())?.x;
const focused = () =>
  page.evaluate(() => {
    const cell = document.querySelector(".ag-cell-focus");
    return `${cell?.closest(".ag-row")?.getAttribute("row-index")} ${cell?.getAttribute("col-id")}`;
  });
const status = () => page.locator(".status").innerText();

it("the name stays where it is while the rest scrolls, and keys and ranges cross the edge", async () => {
  const before = await left("name");
  await cellAt(page, 1, "id").click();
  await page.keyboard.press("End");
  await expect.poll(focused).toBe("1 s23");
  await expect.poll(() => left("name")).toBe(before);
  await expect.poll(() => cellAt(page, 0, "s0").count()).toBe(0);
  await page.keyboard.press("Home");
  await expect.poll(focused).toBe("1 id");
  await cellAt(page, 0, "s0").waitFor();
  await page.keyboard.press("Control+ArrowRight");
  await expect.poll(focused).toBe("1 s23");
  await page.keyboard.press("Control+ArrowLeft");
  await expect.poll(focused).toBe("1 id");
  await page.keyboard.press("Home");
  await cellAt(page, 2, "s1").waitFor();
  const [from, to] = await Promise.all([cellAt(page, 0, "name").boundingBox(), cellAt(page, 2, "s1").boundingBox()]);
  if (!from || !to) throw new Error("A cell is not drawn.");
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 10 });
  await page.mouse.up();
  await expect.poll(status).toContain("9 cells selected");
});

it("scrolls with the rest where a person says so, also after a reload", async () => {
  await cellAt(page, 1, "name").click();
  await page.keyboard.press("Control+Alt+m");
  await page.getByRole("menuitemcheckbox", { name: "Freeze up to this column" }).click();
  for (const act of [() => Promise.resolve(), () => page.reload().then(() => sheetShown(page))]) {
    await act();
    await cellAt(page, 1, "id").click();
    await page.keyboard.press("End");
    await expect.poll(focused).toBe("1 s23");
    await expect.poll(() => cellAt(page, 0, "name").count()).toBe(0);
  }
});

it("scrolls with the rest where there is no room for both, until there is again", async () => {
  const before = await left("name");
  const toTheEnd = async (): Promise<void> => {
    await cellAt(page, 1, "id").click();
    await page.keyboard.press("End");
    await expect.poll(focused).toBe("1 s23");
  };
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 380, height });
  await toTheEnd();
  await expect.poll(() => cellAt(page, 0, "name").count()).toBe(0);
  await page.keyboard.press("Home");
  await page.setViewportSize({ width, height });
  await expect.poll(() => cellAt(page, 0, "s0").count()).toBe(1);
  await toTheEnd();
  await expect.poll(() => cellAt(page, 0, "name").count()).toBe(1);
  await expect.poll(() => left("name")).toBe(before);
});
