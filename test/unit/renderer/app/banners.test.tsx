// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, session } from "../../../support/page/app.js";
import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { getApp, setApp } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

const tokens = '[[tokens]]\nname = "Spark"\n';
const broken = deck(card("a", { name: "Ash" })).replace('"Ash"', '"Ash');
const banner = async (): Promise<string | null> => (await screen.findByRole("alert")).textContent;

describe("edits of a file that cannot be written", () => {
  it("are not called saved, from the first moment on", async () => {
    await openApp({ "cards.toml": deck(card("a", { name: "Ash" })) });
    const { workspace } = getApp();
    const readOnly = { kind: "read-only", reason: "The file is marked read-only." } as const;
    const files = workspace?.files.map((file) => ({ ...file, condition: readOnly, unsaved: 1 })) ?? [];
    act(() => setApp({ workspace: workspace && { ...workspace, files } }));
    expect(screen.getByRole("contentinfo", { name: "Status" }).textContent).toContain("1 not saved");
    expect(screen.getByRole("contentinfo", { name: "Status" }).textContent).not.toContain("All changes saved");
  });
});

describe("edits on a full disk", () => {
  it("are kept, say what to do, and are saved once there is room", async () => {
    const text = deck(card("a", { name: "Ash" }));
    const folder = await openApp({ "cards.toml": text });
    folder.world.writeFault = "disk-full";
    await person().keyboard("{End}Oak{Enter}");
    folder.world.wait(1_000);
    folder.publish();
    expect(await banner()).toBe(
      "cards.toml could not be saved: The disk is full. " +
        "Make room on it, and saving goes on automatically. 1 unsaved edit is kept.Try again",
    );
    expect(folder.world.text("cards.toml")).toBe(text);
    await person().keyboard("{ArrowUp}Elm{Enter}");
    folder.world.writeFault = "none";
    folder.world.settle();
    folder.publish();
    await expect.poll(() => screen.queryByRole("alert")).toBeNull();
    expect(folder.world.text("cards.toml")).toBe(text.replace("Ash", "Elm"));
  });
});

describe("a change that takes long to make", () => {
  it("is not called saved before the session has answered it", async () => {
    await openApp({ "cards.toml": deck(card("a", { name: "Ash" })) });
    const status = (): string | null => screen.getByRole("contentinfo", { name: "Status" }).textContent;
    const answer = session.answer;
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    session.answer = async (name, request) => {
      if (name === "cells/edit") await held;
      return answer(name, request);
    };
    const isBusy = (): boolean =>
      screen
        .getByText(/All changes saved|Saving…/u)
        .closest("[role=status]")
        ?.getAttribute("aria-busy") === "true";
    expect(isBusy()).toBe(false);
    await person().keyboard("{End}Oak{Enter}");
    // Its words follow after a moment only, so that they do not flicker.
    await expect.poll(isBusy).toBe(true);
    await expect.poll(status).toContain("Saving…");
    expect(status()).not.toContain("All changes saved");
    goOn();
    await expect.poll(status).toContain("All changes saved");
    expect(status()).not.toContain("Saving…");
    expect(isBusy()).toBe(false);
  });
});

describe("the banner of a file that does not parse", () => {
  it("does not mention rows where none were ever read", async () => {
    await openApp({ "cards.toml": broken, "tokens.toml": tokens });
    expect(await banner()).toMatch(/cards\.toml.*Its rows appear once it can be read\./u);
  });

  it("says that the rows before it broke are shown", async () => {
    const folder = await openApp({ "cards.toml": deck(card("a", { name: "Ash" })), "tokens.toml": tokens });
    folder.world.renameOver("cards.toml", broken);
    folder.world.wait(10_000);
    folder.world.settle();
    folder.publish();
    expect(await banner()).toMatch(/cards\.toml.*The last good rows are shown, read-only\./u);
  });
});

describe("read-only files without rows", () => {
  it("are not called files that cannot be opened", async () => {
    await openApp({ "cards.toml": deck(card("a", { name: "Ash" })), "one.toml": "one = 1\n" });
    const { workspace } = getApp();
    const [fine] = workspace?.files ?? [];
    const readOnly = { kind: "read-only", reason: "The file is marked read-only." } as const;
    const settings = ["one", "two", "three", "four", "five"].flatMap((name) =>
      fine === undefined ? [] : [{ ...fine, file: `${name}.toml`, sheets: [], condition: readOnly }],
    );
    const files = [...(workspace?.files ?? []).slice(0, 1), ...settings];
    act(() => setApp({ workspace: workspace && { ...workspace, files } }));
    expect(screen.queryByText(/is read-only|cannot be opened/u)).toBeNull();
    const waiting = files.map((file, at) => (at === 1 ? { ...file, unsaved: 2 } : file));
    act(() => setApp({ workspace: workspace && { ...workspace, files: waiting } }));
    expect(screen.getByText("one.toml").closest(".banner")?.textContent).toContain("is read-only");
    expect(screen.queryByText(/cannot be opened/u)).toBeNull();
  });
});
