import { renameSync, unlinkSync, writeFileSync, appendFileSync, rmSync, mkdirSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { nodeDisk, systemClock, type Disk } from "../../../../electron/files/index.js";
import { card, cardsFile, cardsSheet, Desk, pause, until } from "./desk.js";

let desk: Desk;
afterEach(() => desk.clear());

const before = card("a", 1) + card("b", 2);
const after = card("a", 11) + card("b", 22, "An outside name that is longer") + card("c", 3);
const half = Math.floor(after.length / 2);

/** The save styles of other programs, in two parts with a gap between them. */
const styles: Record<string, (path: string, gapMs: number) => Promise<void>> = {
  "truncating and writing": async (path, gapMs) => {
    writeFileSync(path, after.slice(0, half));
    await pause(gapMs);
    appendFileSync(path, after.slice(half));
  },
  "renaming over": async (path, gapMs) => {
    writeFileSync(`${path}.new`, after.slice(0, half));
    await pause(gapMs);
    appendFileSync(`${path}.new`, after.slice(half));
    renameSync(`${path}.new`, path);
  },
  "renaming away and writing again": async (path, gapMs) => {
    renameSync(path, `${path}~`);
    writeFileSync(path, after.slice(0, half));
    await pause(gapMs);
    appendFileSync(path, after.slice(half));
    unlinkSync(`${path}~`);
  },
  "deleting and creating": async (path, gapMs) => {
    unlinkSync(path);
    await pause(gapMs);
    writeFileSync(path, after);
  },
};

describe("a file another program saves by", () => {
  it.each(Object.entries(styles))(
    "%s, with gaps of 0 to 60 ms, ends as it was saved and is never shown broken",
    async (_, save) => {
      const gaps = [0, 5, 20, 30, 45, 60];
      const names = gaps.map((gap) => `gap-${gap}.toml`);
      desk = new Desk(Object.fromEntries(names.map((name) => [name, before])));
      await desk.open();
      await Promise.all(gaps.map((gap) => save(desk.path(`gap-${gap}.toml`), gap)));
      for (const file of names) {
        const sheet = { file, table: ["cards"] };
        await until(
          () => desk.column("cost", sheet),
          (costs) => JSON.stringify(costs) === "[11,22,3]",
        );
      }
      await pause(250);
      for (const file of names) expect(await desk.column("cost", { file, table: ["cards"] })).toEqual([11, 22, 3]);
      const conditions = desk.views().flatMap(({ files }) => files);
      expect(conditions.filter(({ condition }) => condition.kind !== "fine")).toEqual([]);
      expect(desk.payloads("notice")).toEqual([]);
    },
  );
});

describe("a save of ours", () => {
  it("is not taken for a change from outside", async () => {
    desk = new Desk({ [cardsFile]: before });
    await desk.open();
    for (let cost = 10; cost < 15; cost += 1) {
      await desk.type("a", "cost", String(cost));
      await pause(30);
    }
    await pause(250);
    expect(desk.payloads("sheet/patch").map(({ origin }) => origin)).toEqual(Array(5).fill("edit"));
  });

  it.each([0, 2, 10, 30, 60, 100])("is followed by an outside write %i ms later, which is noticed", async (delayMs) => {
    desk = new Desk({ [cardsFile]: before });
    await desk.open();
    await desk.type("a", "cost", "10");
    await desk.call("workspace/flush", {});
    await pause(delayMs);
    writeFileSync(desk.path(cardsFile), card("a", 10) + card("b", 77));
    await until(
      () => desk.column("cost"),
      (costs) => costs[1] === 77,
    );
    expect(await desk.column("cost")).toEqual([10, 77]);
  });
});

describe("a folder", () => {
  it("shows a new file, and takes one off that is gone", async () => {
    desk = new Desk({ [cardsFile]: before });
    await desk.open();
    desk.write("more.toml", card("z", 9));
    const sheet = { file: "more.toml", table: ["cards"] };
    await until(
      () => desk.ask("sheet/rows", { sheet, from: 0, count: 1 }),
      ({ ok }) => ok,
    );
    unlinkSync(desk.path("more.toml"));
    await until(
      () => desk.call("workspace/get", {}),
      (view) => view?.files.find(({ file }) => file === "more.toml")?.condition.kind === "deleted",
    );
  });

  it("that is renamed away is reported as missing, and is complete when it is back, with what changed meanwhile", async () => {
    desk = new Desk({ [cardsFile]: before });
    await desk.open();
    renameSync(desk.folder, `${desk.folder}-away`);
    await until(
      () => desk.call("workspace/get", {}),
      (view) => view?.missing === true,
    );
    writeFileSync(`${desk.folder}-away/${cardsFile}`, after);
    writeFileSync(`${desk.folder}-away/new.toml`, before);
    renameSync(`${desk.folder}-away`, desk.folder);
    await until(
      () => desk.call("workspace/get", {}),
      (view) => view?.missing === false,
    );
    await until(
      () => desk.column("cost"),
      (costs) => costs.length === 3,
    );
    await until(
      () => desk.column("cost", { ...cardsSheet, file: "new.toml" }),
      (costs) => costs.length === 2,
    );
    desk.write(cardsFile, before);
    await until(
      () => desk.column("cost"),
      (costs) => costs.length === 2,
    );
  });

  it("is watched on when a folder of the same name took its place", async () => {
    desk = new Desk({ [cardsFile]: before });
    await desk.open();
    rmSync(desk.folder, { recursive: true });
    mkdirSync(desk.folder);
    desk.write(cardsFile, after);
    await until(
      () => desk.column("cost"),
      (costs) => costs.length === 3,
    );
    await pause(1200);
    desk.write(cardsFile, before);
    await until(
      () => desk.column("cost"),
      (costs) => costs.length === 2,
    );
  });

  it("is watched by polling where the system is not to be asked", async () => {
    desk = new Desk({ [cardsFile]: before }, { polling: true });
    await desk.open();
    desk.write(cardsFile, after);
    await until(
      () => desk.column("cost"),
      (costs) => costs.length === 3,
    );
  });
});

it("a change that comes while other files are still being read at the start is not missed", async () => {
  const disk: Disk = {
    ...nodeDisk,
    open: async (path, mode, permissions) => {
      if (path.endsWith("last.toml")) {
        writeFileSync(desk.path(cardsFile), after);
        await pause(300);
      }
      return nodeDisk.open(path, mode, permissions);
    },
  };
  desk = new Desk({ [cardsFile]: before, "last.toml": before }, {}, { disk, clock: systemClock });
  await desk.open();
  await until(
    () => desk.column("cost"),
    (costs) => costs.length === 3,
  );
});
