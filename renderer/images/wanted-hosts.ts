import { create } from "zustand";
import { getApp, useApp } from "../state/index.js";

interface WantedHosts {
  /** The hosts not allowed that pictures want, by the key of their sheet. */
  readonly bySheet: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those the person is not asked for again before the page is opened again. */
  readonly putOff: ReadonlySet<string>;
}

/** What pictures want of hosts that are not allowed. */
export const useHostWishes = create<WantedHosts>()(() => ({ bySheet: new Map(), putOff: new Set() }));

/** Notes that a picture of the sheet on screen is on a host that is not allowed. */
export function noteWantedHost(host: string): void {
  const sheet = getApp().active;
  const { bySheet } = useHostWishes.getState();
  const wanted = sheet === null ? undefined : bySheet.get(sheet);
  if (sheet === null || wanted?.has(host)) return;
  useHostWishes.setState({ bySheet: new Map(bySheet).set(sheet, new Set(wanted).add(host)) });
}

/** Forgets what pictures wanted, before they are looked for again. */
export function forgetWantedHosts(): void {
  if (useHostWishes.getState().bySheet.size > 0) useHostWishes.setState({ bySheet: new Map() });
}

/** Asks no more for some hosts until the page is opened again. */
export function putHostsOff(hosts: readonly string[]): void {
  useHostWishes.setState(({ putOff }) => ({ putOff: new Set([...putOff, ...hosts]) }));
}

/** The hosts not allowed that pictures of the sheet on screen want, in the order of their names. */
export function useWantedHosts(): readonly string[] {
  const sheet = useApp(({ active }) => active);
  const wanted = useHostWishes(({ bySheet }) => (sheet === null ? undefined : bySheet.get(sheet)));
  return [...(wanted ?? [])].sort();
}

/** Those of the wanted hosts that the person has not put off. */
export function useHostsToAskFor(): readonly string[] {
  const wanted = useWantedHosts();
  const putOff = useHostWishes((state) => state.putOff);
  return wanted.filter((host) => !putOff.has(host));
}
