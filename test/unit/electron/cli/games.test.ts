import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { games } from "../../../../shared/games/index.js";
import { root } from "../../../support/pages/page.js";
import { cli, inFolder } from "./runs.js";

describe("games", () => {
  inFolder();

  test("lists every game with what it has", async () => {
    const { code, out } = await cli(["games"]);
    expect(code).toBe(0);
    for (const { id, title } of games) expect(out).toContain(`${title} (${id})`);
    expect(out).toMatch(/Files of other tools +card and deck files of the ptg package \(YAML\)/u);
  });

  test("lists one of them", async () => {
    const { out } = await cli(["games", "summoner"]);
    expect(out).toMatch(/^Summoner TCG \(summoner\)\n/u);
    expect(out).toContain("a gameEnv or game file of the Summoner TCG server");
    expect(out).not.toContain("Dreamtides");
  });

  test("is read by programs", async () => {
    const { out } = await cli(["games", "dreamtides", "--json"]);
    const listed: unknown = JSON.parse(out);
    expect(listed).toHaveLength(1);
    expect(listed).toHaveProperty("[0].game", "dreamtides");
    expect(listed).toHaveProperty("[0].features[3]", { id: "meaning", items: ["With the game’s words"] });
  });

  test("refuses a game that is not known, and names those that are", async () => {
    const { code, err } = await cli(["games", "chess"]);
    expect(code).toBe(2);
    for (const { id } of games) expect(err).toContain(id);
  });

  test("is the page of the repository", async () => {
    const { out } = await cli(["games", "--markdown"]);
    expect(readFileSync(join(root, ".github/GAMES.md"), "utf8")).toBe(out);
  });
});
