import { describe, expect, it } from "vitest";
import { defaultDataDirectory, workspacePlaces } from "../../../../electron/files/app-data.js";
import { isInside } from "../../../../electron/files/paths.js";

describe("the app-data folder", () => {
  it.each([
    [{ CARDWRIGHT_DATA: "/mine" }, "linux", "/mine"],
    [{}, "linux", "/home/ann/.local/share/cardwright"],
    [{ XDG_DATA_HOME: "/xdg" }, "linux", "/xdg/cardwright"],
    [{ XDG_DATA_HOME: "" }, "linux", "/home/ann/.local/share/cardwright"],
    [{ XDG_DATA_HOME: "relative" }, "linux", "/home/ann/.local/share/cardwright"],
    [{}, "darwin", "/home/ann/Library/Application Support/Cardwright"],
    [{ CARDWRIGHT_DATA: "" }, "linux", "/home/ann/.local/share/cardwright"],
  ] as const)("is, for %j on %s, %s", (environment, platform, expected) => {
    expect(defaultDataDirectory(environment, platform, "/home/ann")).toBe(expected);
  });

  it("keeps two workspaces apart, and one together", () => {
    expect(workspacePlaces("/d", "/a").folder).toBe(workspacePlaces("/d", "/a").folder);
    expect(workspacePlaces("/d", "/a").folder).not.toBe(workspacePlaces("/d", "/b").folder);
    expect(isInside("/d/workspaces", workspacePlaces("/d", "/../../etc").folder)).toBe(true);
  });
});

describe("a path", () => {
  it.each([
    ["/a", "/a", true],
    ["/a", "/a/b", true],
    ["/a", "/ab", false],
    ["/a", "/", false],
    ["/a", "/a/../b", false],
    ["/a", "/a/..b", true],
    ["/", "/b", true],
  ])("%s holds %s: %s", (folder, path, inside) => expect(isInside(folder, path)).toBe(inside));
});
