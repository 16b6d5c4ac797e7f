import { describe, expect, test } from "vitest";
import { commit, git, testWithGit } from "./repository.js";
import { cli, inFolder, write } from "./runs.js";

const card = (id: string, name: string, more: string): string => `[[cards]]\nid = "${id}"\nname = "${name}"\n${more}\n`;
const other = card("2", "Owl", "cost = 3\n");

function threeCommits(): void {
  git("init", "-q", "-b", "main");
  write("cards.toml", card("1", "Fox", 'cost = 2\ntext = "Draw a card."\n') + other);
  commit("begin");
  write("cards.toml", card("1", "Fox", 'cost = 3\ntext = "Draw a card."\n') + other);
  commit("dearer fox");
  write("cards.toml", other + card("1", "Fox", 'cost = 3\ntext = "Draw two cards."\n'));
  commit("more cards");
}

describe("history", () => {
  inFolder();

  testWithGit("lists the commits that changed a row, and what is not committed yet", async () => {
    threeCommits();
    write("cards.toml", other + card("1", "Fox", 'cost = 4\ntext = "Draw two cards."\n'));
    const { code, out, err } = await cli(["history", "cards.toml", "id:1"]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const withoutCommits = out.replaceAll(/^[0-9a-f]{10} \d{4}-\d\d-\d\d /gmu, "");
    expect(withoutCommits).toBe(
      `Not committed yet
  ~ Fox
      cost: 3 → 4
T: more cards
  ~ Fox
      text: Draw [-a card-]{+two cards+}.
T: dearer fox
  ~ Fox
      cost: 2 → 3
T: begin
  + Fox
      id: 1
      name: Fox
      cost: 2
      text: Draw a card.
`,
    );
  });

  testWithGit("is that of one cell where a key is named, and says who is to be asked", async () => {
    threeCommits();
    const { out } = await cli(["history", "cards.toml", "1", "cost"]);
    expect(out).toContain("dearer fox");
    expect(out).not.toContain("more cards");
    const blamed = await cli(["history", "cards.toml", "1", "--blame"]);
    expect(blamed.out).toMatch(/^cost: [0-9a-f]{10} .* T: dearer fox$/mu);
    expect(blamed.out).toMatch(/^text: .*: more cards$/mu);
    expect(blamed.out).toMatch(/^name: .*: begin$/mu);
    const json: unknown = JSON.parse((await cli(["history", "cards.toml", "1", "cost", "--json"])).out);
    expect(json).toMatchObject({
      changes: [
        { commit: { author: "T", subject: "dearer fox" }, row: { kind: "changed" } },
        { row: { kind: "added" } },
      ],
      commits: 3,
      isCut: false,
    });
  });

  testWithGit("says what abilities do otherwise where a game knows", async () => {
    git("init", "-q");
    const rules = (text: string): string =>
      `[[cards]]\nid = "a"\nname = "Owl"\nrules-text = "${text}"\nvariables = "c: 2"\ncard-type = "Event"\nenergy-cost = 2\n`;
    write("cards.toml", rules("Draw {cards($c)}."));
    commit("begin");
    write("cards.toml", rules("Gain {energy($c)}."));
    expect((await cli(["history", "cards.toml", "0"])).out).toMatch(
      /^ {6}ability: event, effect: draw cards → gain energy$/mu,
    );
  });

  test("is refused outside of a repository, for rows that are not there, and keys that are none", async () => {
    write("cards.toml", other);
    expect(await cli(["history", "cards.toml", "0"])).toMatchObject({ code: 2, out: "" });
    expect((await cli(["history", "cards.toml", "7"])).err).toContain("there is no row 7");
    expect((await cli(["history", "cards.toml", "0", "tags[-1]"])).code).toBe(2);
  });

  testWithGit("is empty for what no commit changed", async () => {
    threeCommits();
    expect(await cli(["history", "cards.toml", "1", "spark"])).toEqual({
      code: 0,
      out: "",
      err: "No commit has changed it.\n",
    });
  });
});
