import { costKey, keywordsKey, textKeys, type PivotQuestion } from "../../shared/pivot/index.js";
import { columnKey } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import type { PivotColumn } from "./columns.js";
import { overviewOf } from "./overview-fields.js";
import { texts } from "./texts.js";

/** A ready-made question to a sheet. */
export interface Dashboard {
  readonly title: string;
  readonly about: string;
  readonly question: PivotQuestion;
  /** Whether it is drawn as bars, besides the table. */
  readonly isDrawn?: boolean;
}

/** Where no game says which columns these are, their names do. */
const namesOfColumns = {
  type: /^(?:card[-_ ]?)?(?:type|kind)$/iu,
  cost: /(?:^|[-_ ])(?:cost|level|mana)$/iu,
  rarity: /(?:^|[-_ ])rarity$/iu,
} as const;

/** More arrays than these are no overview. */
const mostArrays = 3;

/** The ready-made questions to a sheet that its columns can answer. */
export function dashboardsOf(
  sheet: SheetView,
  columns: readonly PivotColumn[],
  scope: PivotQuestion["scope"],
): readonly Dashboard[] {
  const overview = overviewOf(sheet);
  const has = (key: string | undefined): key is string => columns.some((column) => column.key === key);
  const find = (axis: keyof typeof namesOfColumns): string | undefined => {
    const said = overview ? overview[axis] : columns.find(({ key }) => namesOfColumns[axis].test(key))?.key;
    return has(said) ? said : undefined;
  };
  const [type, rarity] = [find("type"), find("rarity")];
  const cost = find("cost") ?? (has(costKey) ? costKey : undefined);
  const across = (...keys: readonly (string | undefined)[]): readonly string[] => keys.filter(has).slice(0, 1);
  const ask = (
    rows: readonly (string | undefined)[],
    acrossKeys: readonly string[],
    more: Partial<PivotQuestion> = {},
  ): PivotQuestion => ({
    ...{ rows: rows.filter(has), columns: [...acrossKeys], measure: "count", scope, order: "value" },
    ...more,
  });
  const arrays = arraysOf(sheet)
    .filter(({ key }) => has(key))
    .slice(0, mostArrays);
  const { words, lines, flags } = textKeys;
  return [
    ...(cost ? [{ ...texts.dashboards.curve, question: ask([cost], across(type)), isDrawn: true }] : []),
    ...(has(keywordsKey)
      ? [
          {
            ...texts.dashboards.keywords,
            question: rarity ? ask([keywordsKey, type], [rarity]) : ask([keywordsKey], across(type)),
          },
        ]
      : []),
    ...arrays.flatMap(({ key, title }) => [
      {
        ...texts.dashboards.spread(title),
        question: ask([key], across(...[type, rarity].filter((each) => each !== key)), { order: "total" }),
      },
      { ...texts.dashboards.together(title), question: ask([key], [key]) },
    ]),
    ...(has(words)
      ? [
          {
            ...texts.dashboards.words,
            question: ask([rarity ?? type ?? flags], across(type), { measure: "mean", of: words }),
          },
          {
            ...texts.dashboards.lines,
            question: ask([rarity ?? type ?? flags], across(type), { measure: "mean", of: lines }),
          },
          { ...texts.dashboards.flags, question: ask([flags], across(rarity, type)) },
        ]
      : []),
  ];
}

/** The lists of a sheet that are spread over columns. */
function arraysOf(sheet: SheetView): readonly { readonly key: string; readonly title: string }[] {
  const found = new Map<string, string>();
  for (const { id } of sheet.columns) {
    if (id.index !== undefined) found.set(columnKey({ path: id.path }), id.path.join("."));
  }
  return [...found].map(([key, title]) => ({ key, title }));
}
