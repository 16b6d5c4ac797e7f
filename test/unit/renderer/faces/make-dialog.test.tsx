// @vitest-environment happy-dom
import { eachOnNewApp, person, requestsOf, session } from "../../../support/page/app.js";
import { buttons, openAgain, openMakeDialog, press, running } from "../../../support/page/make-dialog.js";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { failed, ok } from "../../../../shared/base/index.js";
import { pieceBytes, type Making } from "../../../../shared/bridge/index.js";
import { closeOverlay } from "../../../../renderer/state/index.js";
import { cardsText } from "../../../support/active-cell/cards.js";

eachOnNewApp();

const open = (): ReturnType<typeof openMakeDialog> => openMakeDialog(cardsText(3));
const told = (): string | null | undefined => document.querySelector(".make-progress > p")?.textContent;
const remarks = (): (string | null)[] =>
  [...document.querySelectorAll(".make-progress li")].map(({ textContent }) => textContent);
const progress = (): Element | null => document.querySelector(".make-progress progress");
const publish = (making: Partial<Making>): void => session.publish("cards/making", { ...running, ...making });
const sentences = (count: number): string[] => Array.from({ length: count }, (_, at) => `Card ${at} is odd.`);
const finished = { state: "finished", drawn: 3, file: { name: "cards.csv", bytes: 9 } } as const;

/** Notes the files that are handed to the person. */
function noteDownloads(): { readonly name: string; readonly content: Blob }[] {
  const contents: Blob[] = [];
  const files: { name: string; content: Blob }[] = [];
  const made = vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    contents.push(content as Blob);
    return "blob:made";
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.at(-1);
    if (content) files.push({ name: this.download, content });
  });
  onTestFinished(() => {
    made.mockRestore();
    clicked.mockRestore();
  });
  return files;
}

describe("the dialog that prints and exports cards", () => {
  it("stops what it has begun when it is closed", async () => {
    const makes = await open();
    expect([told(), buttons()]).toEqual([undefined, ["Cancel", "Make"]]);
    await press("Make");
    await expect.poll(told).toBe("0 of 3 cards drawn");
    // There is one at a time.
    expect(buttons()).toEqual(["Stop", "Cancel", "(Make)"]);
    await person().keyboard("{Escape}");
    await expect.poll(() => makes.stops).toBe(1);
    publish(finished);
    await openAgain();
    expect(told()).toBeUndefined();
    closeOverlay();
    await expect.poll(progress).toBeNull();
    expect([makes.stops, makes.wishes.length, requestsOf("cards/made-piece")]).toEqual([1, 1, []]);
  });

  it("stops what it has begun by its button, and can begin again", async () => {
    const makes = await open();
    await press("Make");
    await press("Stop");
    await expect.poll(told).toBe("Stopped; nothing was made.");
    expect([makes.stops, buttons(), progress()]).toEqual([1, ["Cancel", "Make"], null]);
    publish({ drawn: 2 });
    expect(told()).toBe("Stopped; nothing was made.");
    await press("Make");
    await expect.poll(told).toBe("0 of 3 cards drawn");
  });

  it("follows what it has begun, and none of another page", async () => {
    await open();
    await press("Make");
    publish({ drawn: 1_200, total: 3_000, remarks: sentences(1) });
    await expect.poll(told).toBe("1,200 of 3,000 cards drawn");
    expect([progress()?.getAttribute("max"), progress()?.getAttribute("value"), remarks()]).toEqual([
      "3000",
      "1200",
      [],
    ]);
    publish({ run: 2, state: "failed" });
    publish({ drawn: 1_201, total: 3_000 });
    await expect.poll(told).toBe("1,201 of 3,000 cards drawn");
    publish({ state: "failed", remarks: sentences(2) });
    await expect.poll(told).toBe("It could not be made.");
    expect([remarks(), buttons(), progress()]).toEqual([sentences(2), ["Cancel", "Make"], null]);
  });

  it.each([
    [20, sentences(20)],
    [21, [...sentences(20), "… and 1 more."]],
  ])("shows twenty of %i remarks", async (count, shown) => {
    await open();
    await press("Make");
    publish({ state: "failed", remarks: sentences(count) });
    await expect.poll(remarks).toEqual(shown);
  });

  it("says what was made and how large it is", async () => {
    const makes = await open();
    for (const [bytes, size] of [
      [1, "1 kB"],
      [1_499, "1 kB"],
      [999_400, "999 kB"],
      [1_000_000, "1.0 MB"],
      [2_360_000, "2.4 MB"],
    ] as const) {
      makes.begun = { ...running, ...finished, file: { name: "a.pdf", bytes } };
      await press("Make");
      await expect.poll(told).toBe(`a.pdf is made (${size}).`);
    }
    expect(buttons()).toEqual(["Close", "Make"]);
  });

  it("hands what was made to the person, piece by piece", async () => {
    const files = noteDownloads();
    await open();
    await press("Make");
    const others = session.answer;
    const pieces = ["QUJD", "REVG"];
    session.answer = (name, request) =>
      name === "cards/made-piece" ? Promise.resolve(ok({ base64: pieces.shift() ?? "" })) : others(name, request);
    publish({ ...finished, file: { name: "my.cards.zip", bytes: pieceBytes + 3 } });
    await expect.poll(() => files).toHaveLength(1);
    expect(requestsOf("cards/made-piece")).toEqual([
      { run: 1, from: 0 },
      { run: 1, from: pieceBytes },
    ]);
    const [{ name, content } = { name: "", content: new Blob() }] = files;
    expect([name, content.type, await content.text()]).toEqual(["my.cards.zip", "application/zip", "ABCDEF"]);
    await expect.poll(() => document.body.textContent).toContain("my.cards.zip");
    expect(told()).toBe("my.cards.zip is made (524 kB).");
  });

  it("hands nothing over that it cannot fetch, and says why", async () => {
    const files = noteDownloads();
    await open();
    await press("Make");
    const others = session.answer;
    session.answer = (name, request) =>
      name === "cards/made-piece"
        ? Promise.resolve(failed({ code: "making/gone", message: "Another run has started." }))
        : others(name, request);
    publish({ ...finished, file: { name: "a.pdf", bytes: pieceBytes + 3 } });
    await expect.poll(() => document.body.textContent).toContain("Another run has started.");
    expect([files, requestsOf("cards/made-piece").length]).toEqual([[], 1]);
  });

  it("says why nothing is made in the place of what was made before", async () => {
    const makes = await open();
    makes.begun = { ...running, ...finished };
    await press("Make");
    await expect.poll(told).toBe("cards.csv is made (1 kB).");
    makes.begun = { code: "deck/unknown-card", message: "There is no card “Oar”.", line: 2, column: 1 };
    await press("Make");
    await expect.poll(told).toBe("It could not be made.");
    expect(remarks()).toEqual(["line 2, column 1: There is no card “Oar”."]);
  });

  it("stops what has begun only after it was closed", async () => {
    const makes = await open();
    const others = session.answer;
    let answer: (making: Making) => void = () => undefined;
    session.answer = (name, request) =>
      name === "cards/make" ? new Promise<Making>((done) => (answer = done)).then(ok) : others(name, request);
    await press("Make");
    await person().keyboard("{Escape}");
    answer(running);
    await expect.poll(() => makes.stops).toBe(1);
  });
});
