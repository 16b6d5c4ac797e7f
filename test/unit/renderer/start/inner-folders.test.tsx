// @vitest-environment happy-dom
import { answerCalls, eachOnNewPage, person, requestsOf } from "../../../support/page/page.js";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { InnerFolders } from "../../../../renderer/start/InnerFolders.js";

eachOnNewPage();

const folder = (name: string, tomlFiles: number) => ({ name, path: `/sets/${name}`, tomlFiles });
const list = (...folders: readonly ReturnType<typeof folder>[]) =>
  answerCalls({
    "folders/list": () => ({ path: "/sets", parent: null, folders, tomlFiles: [] }),
    "workspace/open": () => ({ recovery: [] }),
  });

it("folders with sheets in a folder without are offered, and open", async () => {
  list(folder("notes", 0), folder("ptg", 2), folder("summoner", 1));
  render(<InnerFolders root="/sets" />);
  await person().click(await screen.findByRole("button", { name: /ptg\s*2 TOML files/u }));
  expect(requestsOf("folders/list")).toEqual([{ path: "/sets" }]);
  expect(requestsOf("workspace/open")).toEqual([{ path: "/sets/ptg" }]);
  expect(screen.queryByRole("button", { name: /notes/u })).toBeNull();
});
