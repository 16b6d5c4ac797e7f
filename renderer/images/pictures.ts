import { Emitter, LruCache } from "../../shared/base/index.js";
import type { ImageSource } from "../../shared/derived/index.js";
import { ask, onSessionEvent, useApp } from "../state/index.js";
import { thumbnail } from "./thumbnail.js";
import { texts } from "./texts.js";
import { forgetWantedHosts } from "./wanted-hosts.js";

/** What is shown where a picture is wanted. */
export type Shown =
  | { readonly kind: "picture"; readonly url: string }
  | { readonly kind: "host"; readonly host: string; readonly message: string }
  | { readonly kind: "fault"; readonly message: string };

const mostPictures = 200;
/** In characters of `data:` URLs. */
const mostCharacters = 24 * 1024 * 1024;

const shown = new LruCache<Shown>(mostPictures, mostCharacters);
const underWay = new Map<string, Promise<Shown>>();
const changed = new Emitter();
/** Answers to questions of an earlier time are not kept. */
let time = 0;

const keyOf = ({ number, address }: ImageSource, heightPx: number): string =>
  JSON.stringify([number, address, heightPx]);

/** What is known to be shown of a source; undefined where it has to be fetched. */
export const knownPicture = (source: ImageSource, heightPx: number): Shown | undefined =>
  shown.get(keyOf(source, heightPx));

/** Fetches what is shown of a source, `heightPx` high; once for all who ask at the same time. */
export function fetchPicture(source: ImageSource, heightPx: number): Promise<Shown> {
  const key = keyOf(source, heightPx);
  const known = shown.get(key);
  if (known) return Promise.resolve(known);
  const running = underWay.get(key);
  if (running) return running;
  const asked = time;
  const fetched = find(source, heightPx).then((found) => {
    if (asked === time) {
      underWay.delete(key);
      shown.set(key, found, found.kind === "picture" ? found.url.length : 0);
    }
    return found;
  });
  underWay.set(key, fetched);
  return fetched;
}

async function find(source: ImageSource, heightPx: number): Promise<Shown> {
  const answer = await ask("images/find", { source });
  if (!answer.ok) {
    const { message, suggestion } = answer.error;
    return { kind: "fault", message: suggestion === undefined ? message : `${message} ${suggestion}` };
  }
  const { value } = answer;
  if (value.kind === "host-not-allowed") return { kind: "host", host: value.host, message: value.message };
  try {
    return { kind: "picture", url: await thumbnail(value.url, heightPx) };
  } catch {
    return { kind: "fault", message: texts.damaged };
  }
}

/** Calls back whenever other pictures may be shown; returns how to stop. */
export const onPicturesChanged = (listener: () => void): (() => void) => changed.on(listener);

function forget(isGone: (picture: Shown) => boolean): void {
  time += 1;
  underWay.clear();
  shown.drop(isGone);
  changed.emit();
}

/** Has all images looked for again, and with them the hosts that they want. */
export function reloadImages(): void {
  forgetWantedHosts();
  forget(() => true);
}

/** Keeps pictures in step with the folder of images and the hosts. Called once. */
export function followImages(): void {
  onSessionEvent("images/changed", reloadImages);
  useApp.subscribe(({ workspace }, before) => {
    const isSame =
      workspace?.root === before.workspace?.root && workspace?.imageFolder === before.workspace?.imageFolder;
    if (!isSame) reloadImages();
  });
  // A missing picture may have been put into the folder while the person was in another program.
  window.addEventListener("focus", () => forget(({ kind }) => kind === "fault"));
}
