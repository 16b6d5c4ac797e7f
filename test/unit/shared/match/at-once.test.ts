import { describe, expect, it } from "vitest";
import type { Program } from "../../../../shared/match/index.js";
import { lab, type ToyMachine } from "./lab.js";
import { toyRules } from "./toy/rules.js";
import type { ToyTypes } from "./toy/types.js";

const hit = { type: "hit", seat: 1, amount: 3 } as const;
const healing = { op: "heal", amount: 1 } as const;

/** What a frame learns of an event that it raises, each time it is run, and how many steps that takes in all. */
function learned(atOnce: boolean, program: Program<ToyTypes>): { readonly words: readonly unknown[]; steps: number } {
  const words: unknown[] = [];
  const { machine } = lab(
    { program },
    {
      frames: {
        ...toyRules.frames,
        resolve(m, frame) {
          frame.step += 1;
          if (frame.step === 1) {
            if (!atOnce) {
              m.raise(hit);
              return;
            }
            const happened = m.raiseAtOnce(hit);
            words.push(happened);
            if (happened === null) return;
          } else words.push(frame.returned);
          m.finish();
        },
      },
    },
  );
  machine.register({ program: "program" });
  machine.push({ kind: "resolve" });
  return { words, steps: machine.run() };
}

const healer: Program<ToyTypes> = {
  listeners: [{ phase: "after", event: "hit", run: (m) => m.push({ kind: "body", ops: [healing] }) }],
};
const stop: Program<ToyTypes> = { listeners: [{ phase: "before", event: "hit", run: (m) => m.prevent() }] };

describe("an event that is raised at once", () => {
  it.each([
    ["nothing hears it", {}, true],
    ["a listener prevents it", stop, false],
  ])("is over within the step of the frame where %s", (_case, program, happened) => {
    expect([learned(true, program).words, learned(false, program).words]).toEqual([[happened], [happened]]);
  });

  it("lets the frame wait where something is done after it", () => {
    expect([learned(true, healer).words, learned(false, healer).words]).toEqual([[null, true], [true]]);
  });

  it.each([
    ["nothing", {}],
    ["what is done after it", healer],
    ["what prevents it", stop],
  ])("takes as many steps as one that the frame waits for: heard by %s", (_case, program) => {
    expect(learned(true, program).steps).toBe(learned(false, program).steps);
  });

  it("takes as many steps where a listener passes over a body that does nothing", () => {
    const hearing = (run: (m: ToyMachine) => void): Program<ToyTypes> => ({
      listeners: [{ phase: "before", event: "hit", run }],
    });
    const pushed = hearing((m) => m.push({ kind: "body", ops: [] }));
    const passed = hearing((m) => void m.passOver());
    expect(learned(true, pushed)).toEqual({ words: [null, true], steps: learned(true, passed).steps });
    expect(learned(true, passed).words).toEqual([true]);
  });

  it("runs after what the frame pushed before", () => {
    const seen: number[] = [];
    const { machine } = lab(
      {},
      {
        frames: {
          ...toyRules.frames,
          resolve(m, frame) {
            frame.step += 1;
            if (frame.step > 1) {
              m.finish();
              return;
            }
            m.push({ kind: "body", ops: [healing] });
            expect(m.raiseAtOnce(hit)).toBeNull();
          },
        },
        events: { ...toyRules.events, hit: (m) => void seen.push(m.counters(0).life) },
      },
    );
    machine.push({ kind: "resolve" });
    machine.run();
    expect(seen).toEqual([13]);
  });
});
