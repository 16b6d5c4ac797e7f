// @vitest-environment happy-dom
import { eachOnNewPage, session } from "../../../support/page/page.js";
import { describe, expect, it } from "vitest";
import { getApp, setApp, sheetKey } from "../../../../renderer/state/index.js";
import { restoreView } from "../../../../renderer/state/view.js";
import { workspaceView } from "../../../../shared/workspace/index.js";
import { World } from "../../../support/workspace/world.js";

eachOnNewPage();

const key = (file: string): string => sheetKey({ file, table: ["cards"] });
const noFilter = { join: "all", filters: [] } as const;
const byCost = { sort: [{ column: "cost", descending: true }], filter: noFilter };
const byName = { sort: [{ column: "name", descending: false }], filter: noFilter };

describe("how a person looks at a file that another program renamed", () => {
  it("holds for it under its new name, unless that is looked at in another way already", async () => {
    const card = '[[cards]]\nid = "a"\nname = "Ash"\n';
    const workspace = workspaceView(new World({ "new.toml": card, "other.toml": card }).state);
    await restoreView();
    const views = [{ name: "Cheap", arrangement: byCost, rows: { heights: {}, hidden: {} }, columns: noLooks }];
    setApp({
      workspace,
      arrangements: { [key("old.toml")]: byCost, [key("other.toml")]: byName },
      columnLooks: { [key("old.toml")]: noLooks },
      savedViews: { [key("old.toml")]: views },
    });
    session.publish("view/renamed", { from: "old.toml", to: "new.toml" });
    session.publish("view/renamed", { from: "old.toml", to: "other.toml" });
    const { arrangements, columnLooks, savedViews } = getApp();
    expect(arrangements[key("new.toml")]).toEqual(byCost);
    expect(arrangements[key("other.toml")]).toEqual(byName);
    expect(columnLooks[key("new.toml")]).toEqual(noLooks);
    expect(savedViews[key("new.toml")]).toEqual(views);
  });
});

const noLooks = { hidden: { cost: true }, widths: { name: 90 }, counted: {}, inSight: {} };
