import type { ImageSource } from "../../shared/derived/index.js";
import { fetchPicture, knownPicture, onPicturesChanged, type Shown } from "./pictures.js";
import { JobQueue, type Job } from "./queue.js";
import { texts } from "./texts.js";
import { noteWantedHost } from "./wanted-hosts.js";

export interface ImageOptions {
  /** How high the picture is shown at most, in px. */
  readonly heightPx: number;
  /** A picture that stands for itself instead of in a cell. */
  readonly isLarge?: boolean;
}

/** The host is asked for so many at once (EDITOR-8). */
const queue = new JobQueue(4);
/** What ends the drawing in an element. */
const drawn = new WeakMap<Element, () => void>();

const onScreen = new WeakMap<Element, (isOnScreen: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Tells now and whenever it changes whether an element can be seen; made late, for pages without pictures need none. */
function watchScreen(element: Element, told: (isOnScreen: boolean) => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) onScreen.get(target)?.(isIntersecting);
  });
  onScreen.set(element, told);
  observer.observe(element);
  return () => {
    onScreen.delete(element);
    observer?.unobserve(element);
  };
}

/**
 * Draws a picture in an element, in place of what it holds: a grey field while it is fetched, then the picture, or a sign
 * that says why there is none. A host that is not allowed is noted as wanted by the sheet, for the banner that asks for it.
 * Follows changes of the folder of images and of the hosts until another picture is drawn there or the returned function is
 * called, which must happen when the element is no longer used.
 */
export function drawImage(
  host: HTMLElement,
  source: ImageSource,
  { heightPx, isLarge = false }: ImageOptions,
): () => void {
  drawn.get(host)?.();
  let stopWaiting = (): void => undefined;
  let turn = 0;

  const show = (content: HTMLElement, kind: string): void => {
    content.className = `image ${kind}${isLarge ? " is-large" : ""}`;
    content.style.setProperty("--image-height", `${heightPx}px`);
    host.replaceChildren(content);
  };
  const load = (): void => {
    stopWaiting();
    turn += 1;
    const own = turn;
    const known = knownPicture(source, heightPx);
    if (known) {
      const [content, kind] = elementOf(known, source);
      show(content, kind);
      return;
    }
    // What is shown stays until something else is known: a list that is looked at again does not flicker.
    if (own === 1) show(skeleton(), "is-loading");
    stopWaiting = wait(host, async () => {
      const found = await fetchPicture(source, heightPx);
      if (turn !== own) return;
      const [content, kind] = elementOf(found, source);
      show(content, kind);
    });
  };

  const stopFollowing = onPicturesChanged(load);
  const end = (): void => {
    turn += 1;
    stopWaiting();
    stopFollowing();
    if (drawn.get(host) === end) drawn.delete(host);
  };
  drawn.set(host, end);
  load();
  return end;
}

/** Queues work for an element, before that for elements out of sight while it is in sight. */
function wait(host: HTMLElement, run: () => Promise<void>): () => void {
  let job: Job | undefined;
  const stopWatching = watchScreen(host, (isOnScreen) => {
    if (job) {
      job.isOnScreen = isOnScreen;
      return;
    }
    job = { isOnScreen, run: () => run().finally(stopWatching) };
    queue.add(job);
  });
  return () => {
    stopWatching();
    if (job) queue.cancel(job);
  };
}

function skeleton(): HTMLElement {
  const field = document.createElement("span");
  field.setAttribute("role", "img");
  field.setAttribute("aria-label", texts.loadingTheImage);
  return field;
}

/** The text that stands for a picture. */
function textOf({ number, address = "" }: ImageSource): string {
  return number === undefined
    ? texts.imageNamed(address.slice(address.lastIndexOf("/") + 1))
    : texts.imageNamed(number);
}

function elementOf(shown: Shown, source: ImageSource): [HTMLElement, string] {
  switch (shown.kind) {
    case "picture": {
      const image = document.createElement("img");
      image.alt = textOf(source);
      image.draggable = false;
      image.src = shown.url;
      return [image, "is-picture"];
    }
    case "host":
      noteWantedHost(shown.host);
      return [sign(`${textOf(source)}: ${shown.message} ${texts.allowByCommand}`, frame), "is-host"];
    case "fault":
      return [sign(`${textOf(source)}: ${shown.message}`, `${frame} ${strike}`), "is-fault"];
  }
}

const svg = "http://www.w3.org/2000/svg";
/** A picture in its frame. */
const frame = "M4 4h16v16H4z M4 16l5-5 4 4 2-2 5 5";
const strike = "M2 2l20 20";

/** Stands for a picture that is not shown and says why. */
function sign(message: string, shape: string): HTMLElement {
  const element = document.createElement("span");
  element.title = message;
  element.setAttribute("role", "img");
  const drawing = document.createElementNS(svg, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg, "path");
  path.setAttribute("d", shape);
  drawing.append(path);
  element.append(drawing);
  return element;
}
