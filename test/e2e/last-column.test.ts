import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

const columns = Array.from({ length: 14 }, (_, at) => `column-${at}`);
const cards = Array.from({ length: 60 }, () => `[[cards]]\n${columns.map((key) => `${key} = 12345`).join("\n")}\n`);

let page: Page;
appForEachTest({ "cards.toml": cards.join("\n") }, (opened) => ({ page } = opened));

it("the last column stands beside the scrollbar, not under it", async () => {
  await cellAt(page, 0, "column-0").click();
  for (let at = 1; at < columns.length; at += 1) await page.keyboard.press("ArrowRight");
  const last = cellAt(page, 0, "column-13");
  await last.waitFor();
  const right = (await last.boundingBox().then((box) => box && box.x + box.width)) ?? Infinity;
  const bar = await page.locator(".ag-body-vertical-scroll").boundingBox();
  expect(bar?.width).toBeGreaterThan(0);
  expect(right).toBeLessThanOrEqual((bar?.x ?? 0) + 0.5);
});
