import { expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { pairRows, rowsFromCsv, type MatchBy } from "../../../../shared/formats/index.js";

const sheet = "id,name,list,cost\na,Ash,x,1\nb,Elm,x,2\nc,Elm,y,3\n,Yew,y,4\n";

/** Where the rows of a list belong in the sheet: a place, `new`, or `?`. */
function placed(list: string, by: MatchBy = "auto", table = sheet): string {
  const keys = (list.split("\n")[0] ?? "").split(",");
  const { places, mustChoose } = pairRows(must(rowsFromCsv(table)), { rows: must(rowsFromCsv(list)), keys }, by);
  const words = places.map((each) => (each.kind === "at" ? String(each.place) : each.kind === "new" ? "new" : "?"));
  return [...words, ...(mustChoose ? ["choose"] : [])].join(" ");
}

it.each<[string, string, MatchBy, string]>([
  ["by ids, in any order", "id,cost\nc,9\na,9\nz,9\n", "auto", "2 0 new"],
  ["by a name that is unique, where there are no ids", "name,cost\nYew,9\nAsh,9\nOak,9\n", "auto", "3 0 new"],
  ["by name where a row brings no id", "id,name,cost\na,Ash,9\n,Yew,9\n,Oak,9\n", "auto", "0 3 new"],
  ["not by a name that several rows have", "name,cost\nElm,9\n", "auto", "?"],
  ["not by a name that the file has twice", "name,cost\nAsh,8\nAsh,9\nOak,1\nOak,2\n", "auto", "? ? ? ?"],
  ["by columns that name a row together", "name,list,cost\nElm,y,9\nElm,x,8\nElm,z,7\n", ["name", "list"], "2 1 new"],
  ["by nothing", "id,name,cost\na,Ash,9\n", "none", "new"],
  ["by what they hold, where nothing changes", "cost,list\n3,y\n1,x\n", "auto", "2 0"],
  ["by nothing that is not there: somebody has to choose", "cost\n9\n1\n", "auto", "new 0 choose"],
  ["once: two rows cannot be about one", "id,name,cost\na,Ash,8\n,Ash,9\n", "auto", "0 ?"],
])("rows are matched %s", (_rule, list, by, expected) => {
  expect(placed(list, by)).toBe(expected);
});

it("rows of a game are matched by the column that holds its ids, and by no other", () => {
  const table = "card_id,id,name,cost\nash_01,x,Ash,1\nelm_01,y,Elm,2\n";
  const list = "card_id,id,name,cost\nelm_01,x,Oak,9\n";
  const keys = ["card_id", "id", "name", "cost"];
  const placesBy = (idKey: string | null | undefined) =>
    pairRows(must(rowsFromCsv(table)), { rows: must(rowsFromCsv(list)), keys }, "auto", idKey).places;
  expect(placesBy("card_id")).toEqual([{ kind: "at", place: 1 }]);
  expect(placesBy(undefined)).toEqual([{ kind: "at", place: 0 }]);
  expect(placesBy(null)).toEqual([{ kind: "new" }]);
});

it("rows of an empty sheet are all new", () => {
  expect(placed("cost\n9\n", "auto", "id\n")).toBe("new");
});

it("matching costs as much as there are rows", () => {
  const list = (count: number): string =>
    `name,cost\n${Array.from({ length: count }, (_, at) => `Card ${at},${at}`).join("\n")}\n`;
  const places = placed(list(20_000).replaceAll(/,(\d+)$/gmu, ",1$1"), "auto", list(20_000)).split(" ");
  expect(places).toEqual(Array.from({ length: 20_000 }, (_, at) => String(at)));
});
