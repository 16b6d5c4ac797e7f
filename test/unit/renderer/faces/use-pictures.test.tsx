// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { useLayoutEffect, type ReactNode } from "react";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { faceTemplateSchema, layOutFace, type FaceLayout } from "../../../../shared/face/index.js";
import { usePictures } from "../../../../renderer/faces/use-pictures.js";

// Files share the modules they import: this one loads its own, with what it replaces in them, and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

const images = vi.hoisted(() => ({ here: new Set<string>(), asked: [] as string[] }));
vi.mock("../../../../renderer/images/index.js", () => {
  const picture = { kind: "picture", url: "data:image/gif;base64,R0lGODlhZADIAA==" };
  return {
    knownPicture: ({ number = "" }) => (images.here.has(number) ? picture : undefined),
    fetchPicture: ({ number = "" }) => {
      images.asked.push(number);
      images.here.add(number);
      return Promise.resolve(picture);
    },
    onPicturesChanged: () => () => undefined,
  };
});

beforeEach(() => {
  images.here.clear();
  images.asked.length = 0;
});
afterEach(cleanup);

const part = { kind: "picture", x: 0, y: 0, width: 20, height: 20, column: "art" };
const layout = (art: string): FaceLayout =>
  layOutFace(faceTemplateSchema.parse({ width: 20, height: 30, parts: [part] }), new Map([["art", art]]));

function Face({ art, onDrawn }: { readonly art: string; readonly onDrawn?: () => void }): ReactNode {
  const source = usePictures(layout(art));
  useLayoutEffect(() => {
    onDrawn?.();
  });
  return source(art) === undefined ? "nothing" : "picture";
}

it("draws a picture that is fetched", async () => {
  const { container } = render(<Face art="7" />);
  await expect.poll(() => container.textContent).toBe("picture");
  expect(images.asked).toEqual(["7"]);
});

it("draws a picture that somebody else's request brings between drawing the face and asking for it", async () => {
  const { container } = render(<Face art="7" onDrawn={() => void images.here.add("7")} />);
  await expect.poll(() => container.textContent).toBe("picture");
  expect(images.asked).toEqual([]);
});
