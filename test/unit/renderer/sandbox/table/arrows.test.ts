// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { arrowBetween, elementOf } from "../../../../../renderer/sandbox/table/arrows.js";

const box = (left: number, top: number) => ({ left, top, width: 100, height: 100 });

describe("an arrow between two boxes", () => {
  it("runs along the line of their middles, from within the one to the edge of the other", () => {
    const arrow = arrowBetween(box(0, 0), box(0, 300));
    expect(arrow).toMatchObject({ fromX: 50, toX: 50 });
    expect(arrow?.fromY).toBeCloseTo(90);
    expect(arrow?.toY).toBeCloseTo(305);
    const across = arrowBetween(box(400, 0), box(0, 0));
    expect(across?.toX).toBeCloseTo(95);
  });

  it("is none where they lie over each other", () => {
    expect(arrowBetween(box(0, 0), box(0, 0))).toBeUndefined();
    expect(arrowBetween(box(0, 0), box(20, 20))).toBeUndefined();
  });
});

describe("where an arrow ends", () => {
  let table: HTMLElement;
  beforeEach(() => {
    table = document.createElement("div");
    table.innerHTML = `
      <div class="seat" data-seat="1"></div>
      <div class="board">
        <section class="zone" data-zone="field" data-side="0">
          <div data-slot="2"></div>
          <div class="unit" data-keys="8 9"><button data-card="4" data-key="8"></button></div>
        </section>
        <section class="zone" data-zone="grave" data-side="0"></section>
      </div>`;
    document.body.replaceChildren(table);
  });
  const zone = (name: string) => table.querySelector(`[data-zone="${name}"]`);
  const nowhere = () => undefined;

  it("is what represents a card, a slot, a zone or a seat", () => {
    expect(elementOf(table, { kind: "card", card: 4 }, nowhere)).toBe(table.querySelector("[data-card]"));
    expect(elementOf(table, { kind: "place", key: 8 }, nowhere)).toBe(table.querySelector("[data-card]"));
    expect(elementOf(table, { kind: "slot", zone: "field", side: 0, slot: 2 }, nowhere)).toBe(
      table.querySelector("[data-slot]"),
    );
    expect(elementOf(table, { kind: "zone", zone: "grave", side: 0 }, nowhere)).toBe(zone("grave"));
    expect(elementOf(table, { kind: "seat", seat: 1 }, nowhere)).toBe(table.querySelector(".seat"));
  });

  it("is the card it lies at, the pile it is in, or nothing", () => {
    expect(elementOf(table, { kind: "place", key: 9 }, nowhere)).toBe(table.querySelector(".unit"));
    const at = (key: number | undefined, name: string) => () => ({ key, zone: name, side: 0 });
    expect(elementOf(table, { kind: "card", card: 5 }, at(9, "field"))).toBe(table.querySelector(".unit"));
    expect(elementOf(table, { kind: "card", card: 6 }, at(undefined, "grave"))).toBe(zone("grave"));
    expect(elementOf(table, { kind: "card", card: 7 }, nowhere)).toBeNull();
  });
});
