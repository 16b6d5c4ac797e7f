// @vitest-environment happy-dom
import { eachOnNewPage, person, requestsOf, session } from "../../../support/page/page.js";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { failed, ok } from "../../../../shared/base/index.js";
import type { ReviewItemView, ReviewView } from "../../../../shared/bridge/index.js";
import type { ReviewVerdict } from "../../../../shared/revision/index.js";
import { getApp } from "../../../../renderer/state/index.js";
import { ReviewDialog } from "../../../../renderer/review/index.js";
import { keyOf, nextOpen } from "../../../../renderer/review/walk-keys.js";

const item = (name: string, verdict: ReviewVerdict | null = null, note = ""): ReviewItemView => ({
  about: "card",
  card: { file: "cards.toml", table: "cards", card: name, id: name },
  ...{
    key: name,
    sheet: "Cards",
    path: ["cards"],
    inColumns: [],
    rowKey: "k",
    isStale: false,
    former: null,
    verdict,
    note,
  },
  changes: [`~ ${name}`, "cost: 1 → 2"],
  row: {
    ...{ kind: "changed", row: 1, title: name, isMoved: false, abilities: [], verdict: "nerfed" },
    cells: [{ column: "Cost", key: "cost", before: "1", after: "2" }],
  },
});
const column: ReviewItemView = {
  about: "column",
  column: { file: "cards.toml", table: "cards", kind: "added", column: "rarity", was: "" },
  ...{ key: "rarity", sheet: "Cards", isStale: false, former: null, verdict: null, note: "" },
  changes: ["Column rarity added (3 cards)"],
  rows: [1, 2, 3],
  noted: {
    change: { kind: "added", key: "rarity", column: "Rarity", rows: 3 },
    sheet: undefined,
    values: [
      { text: "Common", cards: ["Ash", "Birch"] },
      { text: "", cards: ["Cedar"] },
    ],
  },
};
const view = (items: readonly ReviewItemView[], unread: readonly string[] = []): ReviewView => ({
  ...{ name: "Patch", since: "v1", commit: "c0ffee0".repeat(6), sinceNow: "same", started: "2026-11-24" },
  ...{ items, count: items.length, unread },
});

let items: readonly ReviewItemView[];
let known: readonly string[];
const decided = (): readonly unknown[] => requestsOf("reviews/decide");

describe("a review", () => {
  eachOnNewPage();
  beforeEach(() => {
    items = [item("Ash"), item("Birch"), item("Cedar", "keep")];
    const today = new Date().toISOString().slice(0, 10);
    known = ["Old one", `Meeting ${today}`, `meeting 2 of ${today}`];
    session.answer = (name, request) => {
      if (name === "revision/names") return Promise.resolve(ok({ names: ["v2.0", "main"] }));
      if (name === "reviews/list") return Promise.resolve(ok({ names: known }));
      if (name === "reviews/start" && (request as { since: string }).since === "nowhere") {
        return Promise.resolve(failed({ code: "git/unknown-revision", message: "There is no commit “nowhere”." }));
      }
      if (name === "reviews/decide") {
        const { key, verdict, note } = request as { key: string; verdict: ReviewVerdict; note: string };
        const changed = items.map((each) => (each.key === key ? { ...each, verdict, note } : each));
        // What differs no more comes last.
        items =
          verdict === "revert" ? changed.toSorted((a, b) => Number(a.key === key) - Number(b.key === key)) : changed;
      }
      if (name === "history/undo") return Promise.resolve(ok({ skipped: [], focus: null, looks: [] }));
      return Promise.resolve(ok(view(items)));
    };
    render(<ReviewDialog />);
  });

  const start = async (): Promise<void> => {
    await person().keyboard("{Enter}");
    await screen.findByRole("article");
  };
  const shown = (): string | null => screen.getByRole("article").getAttribute("aria-label");
  const press = (key: string): boolean =>
    fireEvent.keyDown(document.querySelector(".review-walk") ?? document.body, { key });

  it("is started since a commit, and says why it cannot be", async () => {
    const since = screen.getByRole("combobox", { name: "Cards changed since" });
    await person().clear(since);
    await person().type(since, "nowhere{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe("There is no commit “nowhere”.");
    await person().clear(screen.getByRole("textbox", { name: "Name" }));
    await person().type(screen.getByRole("textbox", { name: "Name" }), "../x");
    expect(screen.getByRole("button", { name: "Start review" })).toHaveProperty("disabled", true);
    expect(requestsOf("reviews/start")).toMatchObject([{ since: "nowhere" }]);
  });

  it("proposes a name that no other review of the day has", async () => {
    await screen.findByRole("button", { name: "Continue “Old one”" });
    const name = screen.getByRole("textbox", { name: "Name" });
    expect(name).toHaveProperty("value", `Meeting 3 of ${new Date().toISOString().slice(0, 10)}`);
    await person().clear(name);
    expect(name).toHaveProperty("value", "");
  });

  it("proposes the tags and branches to begin at", async () => {
    await screen.findByText("Tags and branches: v2.0, main.");
    const since = screen.getByRole("combobox", { name: "Cards changed since" });
    const proposed = document.getElementById(since.getAttribute("list") ?? "");
    expect([...(proposed?.querySelectorAll("option") ?? [])].map(({ value }) => value)).toEqual(["v2.0", "main"]);
    expect(document.activeElement).toBe(since);
  });

  it("goes on where it was left", async () => {
    await person().click(await screen.findByRole("button", { name: "Continue “Old one”" }));
    await screen.findByRole("article");
    expect(requestsOf("reviews/open")).toEqual([{ name: "Old one" }]);
    expect(shown()).toBe("Ash");
  });

  it("takes a revert back by Ctrl+Z, and asks for the card again", async () => {
    await start();
    press("r");
    await expect.poll(shown).toBe("Birch");
    items = [item("Ash"), item("Birch"), item("Cedar", "keep")];
    fireEvent.keyDown(document.querySelector(".review-walk") ?? document.body, { key: "z", ctrlKey: true });
    await expect.poll(shown).toBe("Ash");
    expect(requestsOf("history/undo")).toHaveLength(1);
    expect(screen.getByRole("status").textContent).toBe("1 of 3 · 1 of 3 decided");
  });

  it("has keys wait for an undo under way, and for a decision, to be about the card that comes of it", async () => {
    await start();
    press("r");
    // Pressed before the revert is answered.
    press("d");
    await screen.findByRole("textbox", { name: "What to discuss" });
    expect(shown()).toBe("Birch");
    await person().keyboard("{Escape}");
    const { answer } = session;
    let reply = (): void => undefined;
    session.answer = async (name, request) => {
      if (name === "history/undo") await new Promise<void>((done) => (reply = done));
      return answer(name, request);
    };
    items = [item("Ash"), item("Birch"), item("Cedar", "keep")];
    fireEvent.keyDown(document.querySelector(".review-walk") ?? document.body, { key: "z", ctrlKey: true });
    press("k");
    await expect.poll(() => requestsOf("history/undo")).toHaveLength(1);
    expect(decided()).toHaveLength(1);
    reply();
    await expect.poll(decided).toMatchObject([
      { key: "Ash", verdict: "revert" },
      { key: "Ash", verdict: "keep" },
    ]);
    await expect.poll(shown).toBe("Birch");
  });

  it("is walked through by keys alone, each decision leading to the next card to decide", async () => {
    await start();
    expect(screen.getByRole("status").textContent).toBe("1 of 3 · 1 of 3 decided");
    expect(screen.getByRole("article").textContent).toContain("Cards · Changed · Nerfed");
    press("r");
    await expect.poll(shown).toBe("Birch");
    expect(decided()).toEqual([
      { name: "Patch", key: "Ash", verdict: "revert", note: "", seen: ["~ Ash", "cost: 1 → 2"] },
    ]);
    // It stays where it was, although it differs no more.
    press("ArrowLeft");
    expect(shown()).toBe("Ash");
    expect(screen.getByRole("article").textContent).toContain("Reverted");
    press("n");
    expect(shown()).toBe("Birch");
    press("d");
    const note = screen.getByRole("textbox", { name: "What to discuss" });
    expect(document.activeElement).toBe(note);
    await person().type(note, "Too keen?{Escape}");
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(decided()).toHaveLength(1);
    press("d");
    await person().type(screen.getByRole("textbox"), "Too keen?{Control>}{Enter}{/Control}");
    await expect.poll(() => decided()).toHaveLength(2);
    expect(decided()[1]).toMatchObject({ key: "Birch", verdict: "discuss", note: "Too keen?" });
    await expect.poll(() => screen.getByRole("status").textContent).toContain("3 of 3 decided");
  });

  it("has cards that changed meanwhile behind the others", async () => {
    await start();
    items = [item("Alder"), ...items];
    press("k");
    await expect.poll(shown).toBe("Birch");
    for (const name of ["Cedar", "Alder"]) {
      press("ArrowRight");
      expect(shown()).toBe(name);
    }
  });

  it("stays at a card that changed while it was looked at, and shows it as it is", async () => {
    await start();
    const meanwhile = { ...item("Ash"), changes: ["Ash", "cost"], isStale: true };
    const { answer } = session;
    session.answer = (name, request) => {
      if (name !== "reviews/decide") return answer(name, request);
      items = [meanwhile, item("Birch"), item("Cedar", "keep")];
      const { verdict } = request as { verdict: ReviewVerdict };
      const fault = { code: "review/changed", message: "It changed." };
      return Promise.resolve(verdict === "revert" ? failed(fault) : ok(view(items)));
    };
    press("r");
    await screen.findByText("Changed since it was decided.");
    expect(shown()).toBe("Ash");
    press("k");
    await expect.poll(decided).toHaveLength(2);
    expect(decided()).toMatchObject([
      { verdict: "revert", seen: ["~ Ash", "cost: 1 → 2"] },
      { verdict: "keep", seen: ["Ash", "cost"] },
    ]);
    expect(shown()).toBe("Ash");
  });

  const moved = (): void => {
    act(() => session.publish("workspace/changed", { workspace: null }));
  };
  /** Of this review: one of what an earlier test began may still come. */
  const notices = (): string[] =>
    getApp().notices.flatMap(({ message }) => (message.includes("review") ? [message] : []));

  it("follows a checkout of another program, and says so once", async () => {
    await start();
    items = [item("Ash", "keep"), item("Alder")];
    moved();
    await expect.poll(() => screen.getByRole("status").textContent).toBe("1 of 2 · 1 of 2 decided");
    expect(shown()).toBe("Ash");
    expect(screen.getByRole("article").textContent).toContain("Kept");
    moved();
    await expect.poll(() => requestsOf("reviews/open")).toHaveLength(2);
    expect(notices()).toEqual(["The cards changed outside this review. It shows them as they are now."]);
  });

  it("stays at the card that is looked at, with the note that is being written, where it differs no more", async () => {
    await start();
    press("d");
    await person().type(screen.getByRole("textbox"), "Too keen?");
    items = [item("Birch")];
    moved();
    await screen.findByText("Same as before.");
    expect(shown()).toBe("Ash");
    expect(screen.getByRole("textbox")).toHaveProperty("value", "Too keen?");
  });

  it("does not take what its own act causes for another program's", async () => {
    await start();
    const { answer } = session;
    session.answer = async (name, request) => {
      const answered = await answer(name, request);
      if (name === "reviews/decide") moved();
      return answered;
    };
    press("k");
    await expect.poll(shown).toBe("Birch");
    await expect.poll(() => requestsOf("reviews/open")).toHaveLength(1);
    expect(notices()).toEqual([]);
  });

  it("says that its commit has another name by now, or none, and what was decided before of a card that is open again", async () => {
    const { answer } = session;
    let sinceNow: ReviewView["sinceNow"] = "moved";
    items = [{ ...item("Ash"), isStale: true, former: "keep" }];
    session.answer = (name, request) =>
      name === "reviews/open" || name === "reviews/start"
        ? Promise.resolve(ok({ ...view(items), sinceNow }))
        : answer(name, request);
    await start();
    const news = (): string | null | undefined => document.querySelector(".review-news")?.textContent;
    expect(news()).toBe("“v1” is another commit by now; this review still compares with c0ffee0c.");
    expect(screen.getByRole("article").textContent).toContain("Changed since it was decided. It was kept.");
    sinceNow = "gone";
    fireEvent.focus(window);
    await expect.poll(news).toBe("“v1” no longer exists; this review still compares with the commit c0ffee0c.");
  });

  it("says nothing of what changed once it is closed", async () => {
    cleanup();
    const { unmount } = render(<ReviewDialog />);
    await start();
    const { answer } = session;
    let reply = (): void => undefined;
    session.answer = async (name, request) => {
      if (name === "reviews/open") await new Promise<void>((done) => (reply = done));
      return answer(name, request);
    };
    items = [item("Alder")];
    moved();
    await expect.poll(() => requestsOf("reviews/open")).toHaveLength(1);
    unmount();
    reply();
    await act(() => Promise.resolve());
    await act(() => Promise.resolve());
    expect(notices()).toEqual([]);
  });

  it("says once that it cannot be read any more, and shows what it has", async () => {
    await start();
    const { answer } = session;
    session.answer = (name, request) =>
      name === "reviews/open"
        ? Promise.resolve(failed({ code: "review/unknown", message: "There is no review “Patch”." }))
        : answer(name, request);
    moved();
    moved();
    await expect
      .poll(notices)
      .toEqual(["The review is shown as it was, and cannot be continued: There is no review “Patch”."]);
    expect(shown()).toBe("Ash");
  });

  it("keeps a note in its field until it is stored", async () => {
    await start();
    const { answer } = session;
    let isBroken = true;
    session.answer = (name, request) =>
      name === "reviews/decide" && isBroken
        ? Promise.resolve(failed({ code: "review/unknown", message: "There is no review." }))
        : answer(name, request);
    press("d");
    await person().type(screen.getByRole("textbox"), "Too keen?{Control>}{Enter}{/Control}");
    await expect.poll(() => requestsOf("reviews/open")).toHaveLength(1);
    expect(screen.getByRole("textbox")).toHaveProperty("value", "Too keen?");
    isBroken = false;
    await person().type(screen.getByRole("textbox"), "{Control>}{Enter}{/Control}");
    await expect.poll(shown).toBe("Birch");
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("ends in a summary to copy", async () => {
    await start();
    press("k");
    await expect.poll(shown).toBe("Birch");
    press("s");
    const groups = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(groups).toEqual(["Kept 2", "Undecided 1"]);
    const [, undecided] = document.querySelectorAll(".review-group");
    expect(undecided?.querySelector("li")?.textContent).toBe("Birch Cost1 → 2");
    const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await person().click(screen.getByRole("button", { name: "Copy as Markdown" }));
    expect(written.mock.lastCall?.[0]).toContain("# Review: Patch (v1)\n\n## Kept (2)\n\n**Ash**\n- Cost: 1 → 2\n");
    written.mockRestore();
    press("a");
    expect(screen.queryByRole("article")).toBeNull();
    press("ArrowLeft");
    expect(shown()).toBe("Birch");
    press("s");
    expect(screen.queryByRole("article")).toBeNull();
    press("Backspace");
    expect(shown()).toBe("Birch");
  });

  it("decides about a whole column at once, and says it once in the summary", async () => {
    items = [column, item("Ash", "keep")];
    await start();
    expect(shown()).toBe("Column Rarity");
    const article = screen.getByRole("article");
    expect(article.querySelector("h3")?.textContent).toBe("Column Rarity added (3 cards)");
    expect([...article.querySelectorAll("dl > div")].map(({ textContent }) => textContent)).toEqual([
      "Common 2 cardsAsh, Birch",
      "empty 1 cardCedar",
    ]);
    press("d");
    await person().type(screen.getByRole("textbox"), "Which ones?{Control>}{Enter}{/Control}");
    await expect.poll(decided).toHaveLength(1);
    expect(decided()).toMatchObject([{ key: "rarity", verdict: "discuss", seen: ["Column rarity added (3 cards)"] }]);
    press("s");
    const [discussed] = document.querySelectorAll(".review-group");
    expect(discussed?.querySelector("h3")?.textContent).toBe("To discuss 1");
    expect(discussed?.querySelector("strong")?.textContent).toBe("Column Rarity added (3 cards)");
    expect(discussed?.querySelector("blockquote")?.textContent).toBe("Which ones?");
  });

  it("stays at a column that is looked at where it differs no more", async () => {
    items = [column, item("Ash")];
    await start();
    items = [item("Ash")];
    moved();
    await screen.findByText("Same as before.");
    expect(shown()).toBe("Column rarity");
  });

  it("says that nothing changed", async () => {
    items = [];
    await person().keyboard("{Enter}");
    await expect.poll(() => screen.queryByText("No card has changed since then.")).not.toBeNull();
  });
});

describe("the keys of a review", () => {
  it("are those on its buttons", () => {
    expect([keyOf("k"), keyOf("ArrowRight"), keyOf("x")]).toEqual([
      { kind: "decide", verdict: "keep" },
      { kind: "go", step: "next" },
      undefined,
    ]);
  });

  it("find the next card to decide, from the first again", () => {
    const three = [item("a"), item("b", "keep"), item("c")];
    expect([nextOpen(three, 0)?.key, nextOpen(three, 2)?.key, nextOpen(three, -1)?.key]).toEqual(["c", "a", "a"]);
    expect(nextOpen([item("a")], 0)).toBeUndefined();
  });
});
