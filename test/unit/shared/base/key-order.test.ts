import fc from "fast-check";
import { expect, it } from "vitest";
import { longerOrder, placeInOrder, shorterOrder } from "../../../../shared/base/index.js";

const keys = ["a", "b", "c", "d", "e", "f"];
const act = fc.record({
  /** Which of the orders made so far it starts from. */
  from: fc.nat(),
  /** The place of the key that goes where none are added. */
  place: fc.nat(),
  add: fc.option(fc.shuffledSubarray(keys, { minLength: 1, maxLength: 3 }), { nil: undefined }),
});

it("finds the keys of an order in their places, also where others grew and shrank out of it", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const orders: (readonly string[])[] = [["a", "b"]];
      for (const { from, add, place } of acts) {
        const order = orders[from % orders.length] ?? [];
        const fresh = add?.filter((key) => !order.includes(key));
        const at = place % Math.max(1, order.length);
        const made = fresh ? longerOrder(order, fresh) : shorterOrder(order, at);
        expect(made).toEqual(fresh ? [...order, ...fresh] : order.filter((_, each) => each !== at));
        orders.push(made);
        for (const each of orders) {
          for (const key of keys) expect(placeInOrder(each, key) ?? -1).toBe(each.indexOf(key));
        }
      }
    }),
    { numRuns: 300, seed: 18 },
  );
});
