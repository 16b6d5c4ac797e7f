import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { openPosition, ownerOfPosition, positionFormats, type PositionOwner } from "../../../../shared/games/index.js";
import {
  choose,
  presentDecision,
  presentState,
  recordOf,
  replay,
  writeRecord,
} from "../../../../shared/match/index.js";
import { gardenMaterial, gardenOfApp } from "../../../support/scenarios/garden-position.js";

const plan = '{"sun":[2,0],"beds":[["fern_01","ivy_01"],["moss_01"]]}';
const ownerOf = (text: string): PositionOwner => must(ownerOfPosition([gardenOfApp], text));
const open = (text: string) => openPosition(ownerOf(text), text, gardenMaterial);
const opened = (text: string) => must(open(text));
const recordText = (text: string): string => writeRecord(recordOf(opened(text).match));

describe("positions", () => {
  it("are read in the format that recognises them, and written as the same data", () => {
    const { format } = ownerOf(plan);
    expect(format.name).toBe("garden-plan");
    const { match, remarks } = opened(plan);
    expect(remarks).toEqual([]);
    expect(must(format.write(match))).toEqual({ text: plan, remarks: [] });
    expect(presentDecision(match)).toMatchObject({ kind: "choice", seat: 0 });
  });

  it("are recorded and replayed like any match, since they are in its options", () => {
    const { match } = opened(plan);
    const [flip] = match.ruleset.offers(presentState(match)).filter(({ label }) => label === "Flip");
    if (!flip) throw new Error("No coin");
    const later = must(choose(match, flip.action));
    const again = must(replay(match.ruleset, recordOf(later))).match;
    expect(presentState(again)).toEqual(presentState(later));
  });

  it("may have choices, and remarks that come with the match", () => {
    const text = plan.replace("}", ',"flips":3,"note":"wet"}');
    const { match, remarks } = opened(text);
    expect(match.at).toBe(3);
    expect(remarks).toEqual([{ line: 1, message: "The note is left out: wet" }]);
  });

  it("of every game are its recorded matches too", () => {
    const text = recordText(plan);
    const { format } = ownerOf(text);
    expect(positionFormats(ownerOf(plan).play).map(({ name }) => name)).toEqual(["garden-plan", "cardwright-match"]);
    expect(format.name).toBe("cardwright-match");
    expect(must(format.write(opened(text).match)).text).toBe(text);
  });

  it("that cannot be taken are refused with a reason", () => {
    const faultOf = (text: string): string => {
      const owner = ownerOfPosition([gardenOfApp], text);
      const result = owner.ok ? open(text) : owner;
      return result.ok ? "" : result.error.code;
    };
    expect(faultOf("hello")).toBe("position/unknown-format");
    expect(faultOf(recordText(plan).slice(0, -2))).toBe("position/broken");
    expect(faultOf('{"one": 1}\n{"two": 2}\n')).toBe("position/unknown-format");
    expect(faultOf(plan.replace("ivy_01", "oak_01"))).toBe("garden/no-plant");
    const record = JSON.parse(recordText(plan)) as object;
    expect(faultOf(JSON.stringify({ ...record, ruleset: "chess" }))).toBe("position/unknown-rules");
    expect(faultOf(JSON.stringify({ ...record, version: 9 }))).toBe("match/record-version");
    expect(faultOf(JSON.stringify({ ...record, choices: 9 }))).toBe("match/record-shape");
    const choices = [{ by: "person", action: "dance" }];
    expect(faultOf(JSON.stringify({ ...record, choices }))).toBe("match/refused");
  });
});
