import { beforeEach, describe, expect, it } from "vitest";
import { Emitter, KeyedEmitter } from "../../../../shared/base/index.js";

let heard: string[];
const hears =
  (name: string) =>
  (...values: unknown[]): void =>
    void heard.push([name, ...values].join(" "));

beforeEach(() => {
  heard = [];
});

describe("an emitter", () => {
  it("calls all who listen, in their order, until they stop", () => {
    const emitter = new Emitter<[by: number]>();
    const stop = emitter.on(hears("first"));
    emitter.on(hears("second"));
    emitter.emit(1);
    stop();
    emitter.emit(2);
    expect(heard).toEqual(["first 1", "second 1", "second 2"]);
  });

  it("does not call one who was stopped by another of the same event, nor one who begins during it", () => {
    const emitter = new Emitter();
    emitter.on(() => {
      stop();
      emitter.on(hears("late"));
    });
    const stop = emitter.on(hears("stopped"));
    emitter.emit();
    expect(heard).toEqual([]);
  });

  it("calls a function as often as it was given, and each time can be stopped by itself", () => {
    const emitter = new Emitter();
    const listener = hears("twice");
    const stop = emitter.on(listener);
    emitter.on(listener);
    emitter.emit();
    stop();
    stop();
    emitter.emit();
    expect(heard).toEqual(["twice", "twice", "twice"]);
  });
});

describe("an emitter by key", () => {
  it("calls those who listen to the key", () => {
    const emitter = new KeyedEmitter<string, [text: string]>();
    const stop = emitter.on("a", hears("a"));
    emitter.on("b", hears("b"));
    emitter.emit("a", "one");
    emitter.emit("c", "nobody");
    stop();
    emitter.emit("a", "gone");
    emitter.emit("b", "two");
    expect(heard).toEqual(["a one", "b two"]);
  });

  it("still calls who began to listen to a key after everybody else had stopped", () => {
    const emitter = new KeyedEmitter<string>();
    const stop = emitter.on("a", hears("first"));
    stop();
    emitter.on("a", hears("second"));
    stop();
    emitter.emit("a");
    expect(heard).toEqual(["second"]);
  });
});
