import {
  createElement,
  useEffect,
  useLayoutEffect,
  useSyncExternalStore,
  type FunctionComponent,
  type ReactNode,
} from "react";
import { Emitter } from "../../shared/base/index.js";
import { say, turns } from "../state/index.js";
import { PartGuard, type StandIn } from "./part-guard.js";
import { texts } from "./texts.js";

/** A part of the page whose code comes when it is first drawn, or is fetched ahead. */
export interface Late<Props> {
  (props: Props): ReactNode;
  /** Fetches the code where it is not here yet; settles when it is, or could not be had. */
  readonly fetch: () => Promise<void>;
}

/** Makes a part of the page that is fetched late. Once its code is here it is drawn at once, as if it had always been. */
export function late<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  standIn: StandIn,
): Late<Props> {
  const changes = new Emitter();
  let state: FunctionComponent<Props> | "wanted" | "failed" = "wanted";
  let underWay: Promise<void> | undefined;
  const setState = (next: typeof state): void => {
    state = next;
    changes.emit();
  };
  const attempt = (): Promise<void> => {
    underWay ??= load()
      .then(setState)
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };
  const subscribe = (listener: () => void): (() => void) => changes.on(listener);
  const tryAgain = (): void => setState("wanted");
  const Part = (props: Props): ReactNode => {
    const now = useSyncExternalStore(subscribe, () => state);
    useEffect(() => {
      if (now === "wanted") attempt().catch(() => setState("failed"));
    }, [now]);
    if (typeof now === "function") return createElement(PartGuard, { standIn, children: createElement(now, props) });
    return createElement(standIn, { tryAgain: now === "failed" ? tryAgain : undefined });
  };
  // What could not be had ahead is fetched again when it is drawn.
  const fetch = (): Promise<void> =>
    typeof state === "function" ? Promise.resolve() : attempt().catch(() => undefined);
  return Object.assign(Part, { fetch });
}

/** Lets all that is typed wait while this is drawn with `true`: what it is meant for is not there yet. */
export function useHeldTurns(isHeld: boolean): void {
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    let end: () => void = () => undefined;
    turns.hold(new Promise<void>((done) => (end = done)), { isOpening: true });
    return () => end();
  }, [isHeld]);
}

/** Fetches parts of the page one after the other. */
export async function fetchAhead(parts: readonly { readonly fetch: () => Promise<void> }[]): Promise<void> {
  for (const part of parts) await part.fetch();
}

/** Reports that code which was needed for something could not be loaded. */
export const sayNotLoaded = (): void => say("error", texts.partNotLoaded);
