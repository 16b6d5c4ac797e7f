import { z } from "zod";

export const windowStateSchema = z.strictObject({
  place: z.strictObject({ x: z.number().int(), y: z.number().int() }).nullable(),
  width: z.number().int().min(1).max(100_000),
  height: z.number().int().min(1).max(100_000),
  maximized: z.boolean(),
});

/** Where the window was, in device-independent pixels of the whole desktop; without a place it is centred. */
export type WindowState = z.infer<typeof windowStateSchema>;

export const firstWindowState: WindowState = { place: null, width: 1440, height: 900, maximized: false };

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much of a window's top must be on some screen for it to be found and dragged. */
const grip = { width: 120, height: 40 };

/**
 * A state that can be seen on the screens there are now: no larger than the largest of them, and centred again where its place
 * went away with a screen.
 */
export function fitToScreens(state: WindowState, screens: readonly Area[]): WindowState {
  const width = Math.min(state.width, Math.max(...screens.map((screen) => screen.width)));
  const height = Math.min(state.height, Math.max(...screens.map((screen) => screen.height)));
  const { place, maximized } = state;
  const seen = place !== null && screens.some((screen) => isGrippable({ ...place, width }, screen));
  return { place: seen ? place : null, width, height, maximized };
}

function isGrippable(top: { x: number; y: number; width: number }, screen: Area): boolean {
  const across = Math.min(top.x + top.width, screen.x + screen.width) - Math.max(top.x, screen.x);
  const down = screen.y + screen.height - top.y;
  return across >= grip.width && top.y >= screen.y && down >= grip.height;
}
