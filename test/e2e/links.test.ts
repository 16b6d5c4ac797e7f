import { expect, test } from "vitest";
import { deckText } from "../support/app/deck.js";
import { appForEachTest, type OpenedApp } from "../support/app/each-test.js";

const address = "https://cards.example/rules?page=2";
let opened: OpenedApp;
appForEachTest({ "cards.toml": `# Rules: ${address}\n${deckText}` }, (app) => (opened = app));

test("a link in the text of a file opens once the person has seen where it leads", async () => {
  const { page } = opened;
  const left: string[] = [];
  const context = page.context();
  await context.route("https://cards.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "Rules" }),
  );
  context.on("page", (other) => left.push(other.url()));
  await page.keyboard.press("Control+Shift+E");
  const link = page.locator("[class*=detected-link]").first();
  /** By its place: Monaco draws the link again under the pointer, and an element that is replaced is never clicked. */
  const followLink = async (): Promise<void> => {
    await link.waitFor();
    const box = await link.boundingBox();
    if (!box) throw new Error("The link has no place.");
    await page.keyboard.down("Control");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.keyboard.up("Control");
  };
  const dialog = page.getByRole("dialog", { name: "Open a page on cards.example?" });

  await followLink();
  await expect.poll(() => dialog.locator(".link-address").textContent()).toBe(address);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(left).toEqual([]);

  await followLink();
  const other = context.waitForEvent("page");
  await dialog.getByRole("button", { name: "Open in a new tab" }).click();
  await (await other).waitForURL(address);
  await dialog.waitFor({ state: "detached" });
});
