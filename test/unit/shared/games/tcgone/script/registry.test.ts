import { describe, expect, it } from "vitest";
import { constantNames, constantTypes } from "../../../../../../shared/games/tcgone/script/registry/constants.js";
import { eventNamed, events } from "../../../../../../shared/games/tcgone/script/registry/events.js";
import { getters } from "../../../../../../shared/games/tcgone/script/registry/getters.js";
import { operations } from "../../../../../../shared/games/tcgone/script/registry/operations/index.js";
import { eventPhrases, operationPhrases } from "../../../../../../shared/games/tcgone/script/registry/phrases.js";
import { properties, propertyOf } from "../../../../../../shared/games/tcgone/script/registry/properties.js";
import { signatureOf } from "../../../../../../shared/games/tcgone/script/registry/signature.js";
import { typeOf, writtenType } from "../../../../../../shared/games/tcgone/script/registry/types.js";

const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, at) => names.indexOf(name) !== at);

describe("the registry", () => {
  it("has each operation, event and getter once, with a sentence about it", () => {
    expect(
      repeated(
        operations.filter(({ on }) => on === undefined).flatMap(({ name, otherNames }) => [name, ...otherNames]),
      ),
    ).toEqual([]);
    expect(repeated(events.flatMap(({ name, otherNames }) => [name, ...otherNames]))).toEqual([]);
    expect(repeated(getters.map(({ name }) => name))).toEqual([]);
    const unexplained = [...operations, ...events, ...getters].filter(({ about }) => !/^[A-Z"`].*[.]$/u.test(about));
    expect(unexplained.map(({ name }) => name)).toEqual([]);
  });

  it("has words for each operation, event and getter, and none for what there is not", () => {
    expect(Object.keys(operationPhrases).filter((name) => operations.every((each) => each.name !== name))).toEqual([]);
    expect(Object.keys(eventPhrases).filter((name) => eventNamed(name)?.name !== name)).toEqual([]);
    const silent = operations.filter(({ english }) => english === "").map(({ name }) => name);
    expect(silent).toEqual(["raise", "powerUsed", "checkLastTurn", "store", "bc", "wcu"]);
    expect([...events, ...getters].filter(({ english }) => english === "")).toEqual([]);
  });

  it("names only what an operation is given in its words", () => {
    const others = ["of", "do", "limit", "chosen", "energies", "test", "asked"];
    const unknown = operations.flatMap(({ name, english, parameters }) =>
      [...english.matchAll(/\{([a-zA-Z]+)/gu)]
        .map(([, place = ""]) => place)
        .filter((place) => !others.includes(place) && parameters.every((each) => each.name !== place))
        .map((place) => `${name}: ${place}`),
    );
    // One phrase serves the operation and the method of this name.
    expect(unknown.filter((each) => each !== "discard: cards")).toEqual([]);
  });

  it("names only events that there are", () => {
    const raised = operations.flatMap(({ raises }) => raises);
    expect(raised.filter((name) => eventNamed(name)?.name !== name)).toEqual([]);
  });

  it("has no optional value before one that is required and of the same type", () => {
    const unclear = operations.filter(({ parameters }) =>
      parameters.some(
        (parameter, at) =>
          parameter.isOptional &&
          !parameter.isRest &&
          parameters
            .slice(at + 1)
            .some(
              (later) => !later.isOptional && !later.isBlock && writtenType(later.type) === writtenType(parameter.type),
            ),
      ),
    );
    expect(unclear.map(({ name }) => name)).toEqual([]);
  });

  it("knows what each constant is", () => {
    expect(constantNames.filter((name) => constantTypes(name).length === 0)).toEqual([]);
    expect(constantTypes("EVOLVE").map(writtenType)).toEqual(["Reason", "Event"]);
    expect(constantTypes("NO_SUCH_THING")).toEqual([]);
  });

  it("finds properties of a list of a kind before those of all lists", () => {
    expect(propertyOf(typeOf("List<Card>"), "energyCount")).toBeDefined();
    expect(propertyOf(typeOf("List<Unit>"), "energyCount")).toBeUndefined();
    expect(propertyOf(typeOf("List<Unit>"), "size")?.result).toEqual(typeOf("Int"));
    expect(propertyOf(typeOf("Card"), "player")?.canonical).toBe("owner");
    expect(propertyOf(typeOf("Card"), "constructor")).toBeUndefined();
    expect(properties.length).toBeGreaterThan(120);
  });
});

describe("signatures", () => {
  it("say what is required, optional, repeated and a block", () => {
    const { parameters, result } = signatureOf(
      "amount: Int, to?: Unit*, ...types: List<List<Energy>>, do: {} -> Card?",
    );
    expect(parameters.map(({ name, isOptional, isRest, isBlock }) => [name, isOptional, isRest, isBlock])).toEqual([
      ["amount", false, false, false],
      ["to", true, false, false],
      ["types", true, true, false],
      ["do", false, false, true],
    ]);
    expect(result && writtenType(result)).toBe("Card?");
    expect(signatureOf("-> Bool").parameters).toEqual([]);
    expect(() => signatureOf("nothing")).toThrow("No parameter: nothing");
    expect(() => typeOf("Wizard")).toThrow("There is no type Wizard");
  });
});
