import { EventEmitter } from "node:events";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bridgeProperty, channels } from "../../../../shared/bridge/index.js";

const electron = vi.hoisted(() => ({
  exposed: new Map<string, unknown>(),
  invoked: [] as unknown[][],
  listeners: undefined as EventEmitter | undefined,
}));

vi.mock("electron", () => ({
  contextBridge: { exposeInMainWorld: (name: string, api: unknown) => electron.exposed.set(name, api) },
  ipcRenderer: {
    invoke: (...args: unknown[]) => Promise.resolve(electron.invoked.push(args)),
    on: (channel: string, listener: (...args: unknown[]) => void) => electron.listeners?.on(channel, listener),
    removeListener: (channel: string, listener: (...args: unknown[]) => void) =>
      electron.listeners?.off(channel, listener),
  },
}));

interface Offered {
  invoke(name: string, request: unknown): Promise<unknown>;
  on(event: string, listener: (payload: unknown) => void): () => void;
}
const offered = (): Offered => electron.exposed.get(bridgeProperty) as Offered;

beforeAll(async () => {
  await import("../../../../electron/preload/index.js");
});
beforeEach(() => {
  electron.listeners = new EventEmitter();
});

test("one object of two functions is offered", () => {
  expect([...electron.exposed.keys()]).toEqual([bridgeProperty]);
  expect(Object.keys(offered()).sort()).toEqual(["invoke", "on"]);
});

test("a call goes over the one channel, whatever its name", async () => {
  await offered().invoke("cells/edit", { edits: [] });
  await offered().invoke("cardwright:other", {});
  expect(electron.invoked).toEqual([
    [channels.invoke, "cells/edit", { edits: [] }],
    [channels.invoke, "cardwright:other", {}],
  ]);
});

test("a listener gets its own event, without the sender, until it is removed", () => {
  const heard: unknown[][] = [];
  const off = offered().on("notice", (...args: unknown[]) => heard.push(args));
  const send = (event: string, payload: unknown) =>
    electron.listeners?.emit(channels.event, { sender: {} }, event, payload);
  send("notice", 1);
  send("command", 2);
  send("notice", 3);
  off();
  send("notice", 4);
  expect(heard).toEqual([[1], [3]]);
  expect(electron.listeners?.listenerCount(channels.event)).toBe(0);
});
