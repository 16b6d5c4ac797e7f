import { unzipSync } from "fflate";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

const card = (name: string, at: number): string =>
  `[[cards]]\nname = "${name}"\nid = "7b1d0c1e-0d4a-4d52-9f4e-00000000000${at}"\n` +
  `energy-cost = 2\nrules-text = "Draw {cards($c)}."\nvariables = "c: 2"\ncard-type = "Event"\n`;

let page: Page;
appForEachTest({ "cards.toml": card("Harbor Lamp", 1) + card("Quiet Oar", 2) }, (opened) => ({ page } = opened));

const dialog = () => page.getByRole("dialog", { name: "Print or export cards" });

/** Presses Enter on the main button, once it has the keyboard; returns the file that comes of it. */
async function madeByKeyboard(): Promise<{ name: string; bytes: Buffer }> {
  const main = dialog().getByRole("button", { name: "Make", exact: true });
  await expect
    .poll(async () => {
      await page.keyboard.press("Shift+Tab");
      return main.evaluate((button) => button === document.activeElement);
    })
    .toBe(true);
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

it("saves a PDF, and an archive of PNGs, by the keyboard alone", async () => {
  await cellAt(page, 0, "name").click();
  await page.keyboard.press("Control+Alt+p");
  await dialog().waitFor();
  expect(await seriousFindings(page)).toEqual([]);

  const pdf = await madeByKeyboard();
  expect(pdf.name).toBe("cards.pdf");
  expect(pdf.bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
  expect(pdf.bytes.toString("latin1").match(/\/Type \/Page\b/gu)).toHaveLength(1);
  expect(pdf.bytes.subarray(-6).toString("latin1")).toContain("%%EOF");
  await dialog().getByText("cards.pdf is made").waitFor();

  await dialog().locator("[data-first-focus]").focus();
  await page.keyboard.press("ArrowDown");
  const zip = await madeByKeyboard();
  expect(zip.name).toBe("cards.zip");
  const pictures = unzipSync(zip.bytes);
  expect(Object.keys(pictures).sort()).toEqual(["harbor-lamp.png", "quiet-oar.png"]);
  for (const picture of Object.values(pictures)) {
    const png = Buffer.from(picture);
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    // 63 × 88 mm at 300 dpi.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([744, 1039]);
  }
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog().count()).toBe(0);
});
