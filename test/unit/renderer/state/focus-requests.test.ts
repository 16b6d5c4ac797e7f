import { beforeEach, expect, it } from "vitest";
import { followFocusRequests, requestFocus } from "../../../../renderer/state/focus-requests.js";

let taken: string[];
const take = (name: string) => (): void => void taken.push(name);

beforeEach(() => {
  taken = [];
});

it("is taken at once by a part that is on screen, on every request", () => {
  const stop = followFocusRequests("find", take("find"));
  requestFocus("find");
  requestFocus("find");
  requestFocus("problems");
  stop();
  expect(taken).toEqual(["find", "find"]);
});

it("is taken by a part that comes on screen because it was asked, once", () => {
  requestFocus("problems");
  followFocusRequests("find", take("find"))();
  followFocusRequests("problems", take("problems"))();
  followFocusRequests("problems", take("problems again"))();
  expect(taken).toEqual(["problems"]);
});

it("is left where it is by a part that comes back on screen without being asked", () => {
  const stop = followFocusRequests("statistics", take("statistics"));
  requestFocus("statistics");
  stop();
  followFocusRequests("statistics", take("later"))();
  expect(taken).toEqual(["statistics"]);
});

it("is waited for by the part that was asked last", () => {
  requestFocus("find");
  requestFocus("problems");
  followFocusRequests("find", take("find"))();
  followFocusRequests("problems", take("problems"))();
  expect(taken).toEqual(["problems"]);
});
