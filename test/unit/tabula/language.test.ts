import { describe, expect, test } from "vitest";
import { analyse } from "../../../shared/games/dreamtides/language/analyse.js";
import {
  canonicalDifference,
  renderTemplate,
  templateBindings,
} from "../../../shared/games/dreamtides/language/display/index.js";
import { sample, textBearers } from "./sample.js";

describe("every text of the sample", () => {
  test.each(textBearers)("of $name means something, and nothing can be said against it", (card) => {
    const { complete, paragraphs, diagnostics } = analyse(card);
    expect(diagnostics).toEqual([]);
    expect(complete).toHaveLength(paragraphs.length);
  });

  test.each(textBearers)("of $name can be shown", ({ rulesText, prompts, ...card }) => {
    const { variables } = analyse({ ...card, rulesText });
    const shown = [rulesText, prompts].map((text) => renderTemplate(text, templateBindings(variables.values)));
    expect(shown.flatMap(({ problems }) => problems)).toEqual([]);
    expect(shown.map(({ plain }) => /[{}$]/u.test(plain))).toEqual([false, false]);
  });
});

describe("cards that are played", () => {
  const names = new Set([...sample.cards, ...sample.stations].map((row) => row.name));
  const played = textBearers.filter(({ name, rulesText }) => names.has(name) && rulesText !== "");

  test.each(played)("$name is written as the game prints it", (card) => {
    const { paragraphs, variables } = analyse(card);
    const bindings = templateBindings(variables.values);
    const differences = paragraphs.map(({ parse, ability }) =>
      ability === undefined ? "unread" : canonicalDifference(parse.text, bindings, ability)?.message,
    );
    expect(differences).toEqual(paragraphs.map(() => undefined));
  });

  test("stations have events only: the game keeps no other ability of theirs", () => {
    const stations = new Set([...sample.stations, ...sample.testStations].map((row) => row.name));
    const abilities = textBearers
      .filter(({ name }) => stations.has(name))
      .flatMap((station) => analyse(station).complete ?? []);
    expect(abilities.length).toBeGreaterThan(10);
    expect(abilities.filter((ability) => !("Event" in ability))).toEqual([]);
  });

  test("characters have no events of their own, and events nothing that lives in play", () => {
    const kinds = (type: "Character" | "Event") =>
      sample.cards
        .filter((card) => card["card-type"] === type)
        .flatMap((card) => analyse({ rulesText: card["rules-text"], variables: card.variables }).complete ?? [])
        .flatMap((ability) => Object.keys(ability));
    expect(new Set(kinds("Character"))).toEqual(new Set(["Triggered", "Activated", "Static", "Named"]));
    expect(new Set(kinds("Event"))).toEqual(new Set(["Event", "Activated", "Static", "Named"]));
  });
});
