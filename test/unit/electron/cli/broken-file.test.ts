import { beforeEach, describe, expect, it } from "vitest";
import { cli, inFolder, write } from "./runs.js";

const character = (name: string): string =>
  `[[cards]]\nid = "${name}"\nname = "${name}"\ncard-type = "Character"\nenergy-cost = 1\nspark = 3\nrules-text = ""\n\n`;

const scenario = `title = "Ember is played"
game = "dreamtides"
[setup.player-1]
hand = ["Ember"]
energy = 5
[[steps]]
do = "play Ember"
expect.player-1 = { battlefield = ["Ember"] }
`;

describe("a file beside the cards that is no TOML", () => {
  inFolder();

  beforeEach(() => {
    write("cards.toml", ["Ember", "Tide", "Wick"].map(character).join(""));
    write("play.scenario.toml", scenario);
  });

  const simulated = ["simulate", ".", "--matches", "1", "--seed", "1", "--workers", "1"];

  it.each([
    { command: ["odds", "."], said: /^All cards, 3 cards\n/u },
    { command: ["odds", ".", "--json"], said: /"size":3,/u },
    { command: ["match", "--cards", ".", "--seed", "1"], said: /Ember/u },
    { command: ["match", "--position", "at.json", "--cards", "."], said: /Ember/u },
    { command: simulated, said: /All cards/u },
    { command: [...simulated, "--compare", "."], said: /All cards/u },
    { command: ["scenario", "."], said: /^ok 1 - Ember is played/u },
  ])("is named and left out, and the exit code is 1: $command", async ({ command, said }) => {
    await cli(["match", "--cards", ".", "--seed", "1", "--choices", "1", "--save-position", "at.json"]);
    expect((await cli(command)).code).toBe(0);
    write("broken.toml", "x = 1\ny = \n");
    const { code, out, err } = await cli(command);
    expect(code).toBe(1);
    expect(out).toMatch(said);
    expect(err).toMatch(/(?:^|\/)broken\.toml:2:5: .*Left out\.$/mu);
  });

  it("is named where no cards are left", async () => {
    write("cards.toml", "x = \n");
    expect(await cli(["odds", "."])).toEqual({
      code: 2,
      out: "",
      err: expect.stringMatching(/^cards\.toml:1:5: .*Left out\.\ncardwright: .*no cards to play with/u) as string,
    });
  });

  it("stops a text from being read with the words of the folder, which would be wrong without some of them", async () => {
    write("broken.toml", "x = \n");
    const { code, err } = await cli(["parse", "--text", "Draw 1.", "--words", "."]);
    expect([code, err]).toEqual([2, expect.stringMatching(/^cardwright: broken\.toml:1:5: /u)]);
  });
});
