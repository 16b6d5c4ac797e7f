import { z } from "zod";

import { pathSchema, type RowKey, type SheetRef } from "../workspace/index.js";
import { answers, nothing } from "./call.js";

/** As `ImageSource` of derived columns: the number is looked for first. */
const imageSourceSchema = z.strictObject({
  number: z.string().max(1000).optional(),
  address: z.string().max(8192).optional(),
});

/** What was found for a cell; that nothing could be shown is a fault `image/…`. */
export type ImageAnswer =
  /** `url` is a `data:` URL of the picture as it is. */
  | { readonly kind: "picture"; readonly url: string }
  /** The picture is on a host, with its port where it is no usual one, that the person has not allowed. */
  | { readonly kind: "host-not-allowed"; readonly host: string; readonly message: string };

/** A folder within the workspace, for who chooses the folder of images. */
export interface ImageFolderView {
  /** Files in it that are named as pictures are. */
  readonly images: number;
  /** Folders in it, relative to the workspace. */
  readonly folders: readonly string[];
}

/** Where images may come from, and what is kept of them on this computer. */
export interface ImageHostsView {
  readonly allowed: readonly string[];
  readonly kept: { readonly count: number; readonly bytes: number };
}

/** A card in a list about pictures. */
export interface PictureCard {
  readonly sheet: SheetRef;
  readonly rowKey: RowKey;
  readonly name: string;
}

/** In pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The beginning of a list, and how long it is. */
export interface ListStart<Item> {
  readonly count: number;
  readonly items: readonly Item[];
}

/** What the pictures of the cards on screen lack, as `PictureReport`. */
export interface PictureReportView {
  readonly cards: number;
  readonly files: number;
  readonly hosted: number;
  readonly missing: ListStart<{
    readonly reference: string;
    readonly message: string;
    readonly cards: ListStart<PictureCard>;
  }>;
  readonly empty: ListStart<PictureCard>;
  readonly small: ListStart<{
    readonly path: string;
    readonly size: PictureSize;
    readonly dpi: number;
    readonly wanted: PictureSize;
    readonly cards: ListStart<PictureCard>;
  }>;
  readonly equal: ListStart<readonly string[]>;
  readonly unused: ListStart<string>;
  readonly unlicensed: ListStart<PictureCard>;
}

export const imageCalls = {
  /** Looks at the pictures of all cards; `dpi` is how many pixels there must be to an inch. */
  "images/check": {
    request: z.strictObject({ dpi: z.number().int().min(30).max(2400) }),
    response: answers<PictureReportView>(),
  },
  "images/look": { request: z.strictObject({ folder: pathSchema }), response: answers<ImageFolderView>() },
  "images/find": { request: z.strictObject({ source: imageSourceSchema }), response: answers<ImageAnswer>() },
};

/** They concern this computer, whatever folder is open. */
export const imageHostCalls = {
  "images/hosts": { request: nothing, response: answers<ImageHostsView>() },
  "images/allow-host": {
    request: z.strictObject({ host: z.string().min(1).max(300), allowed: z.boolean() }),
    response: answers<ImageHostsView>(),
  },
  /** Removes the pictures kept of hosts, and what was remembered of failures. */
  "images/forget": { request: nothing, response: answers<ImageHostsView>() },
};
