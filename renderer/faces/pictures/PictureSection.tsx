import { Fragment, type ReactNode } from "react";
import { visibleName } from "../../../shared/base/index.js";
import type { ListStart, PictureCard } from "../../../shared/bridge/index.js";
import { goToCell } from "../../navigation/index.js";
import { useCloseOverlay } from "../../state/index.js";
import { pictureTexts as texts } from "./texts.js";

interface PictureSectionProps<Item> {
  readonly title: string;
  readonly list: ListStart<Item>;
  readonly children: (item: Item) => ReactNode;
}

/** Longer lists are folded at first, so that all kinds of findings are in sight. */
const mostUnfolded = 20;

/** One kind of findings, with how many there are; nothing where there are none. */
export function PictureSection<Item>({ title, list, children }: PictureSectionProps<Item>): ReactNode {
  const { count, items } = list;
  if (count === 0) return null;
  return (
    <details className="check-pictures-section" open={count <= mostUnfolded}>
      <summary>
        {title} <span className="check-pictures-count">{count.toLocaleString("en")}</span>
      </summary>
      <ul>
        {items.map((item, at) => (
          <li key={at}>{children(item)}</li>
        ))}
      </ul>
      {count > items.length && <p className="hint">{texts.more(count - items.length)}</p>}
    </details>
  );
}

/** The names of cards; a click goes to the row. */
export function CardLinks({ cards }: { readonly cards: ListStart<PictureCard> }): ReactNode {
  const close = useCloseOverlay();
  const { count, items } = cards;
  return (
    <span className="check-pictures-cards">
      {items.map(({ sheet, rowKey, name }, at) => (
        <Fragment key={`${sheet.file} ${rowKey}`}>
          {at > 0 && ", "}
          <button
            type="button"
            className="duplicates-card"
            onClick={() => {
              close();
              void goToCell(sheet, rowKey, null);
            }}
          >
            {visibleName(name)}
          </button>
        </Fragment>
      ))}
      {count > items.length && ` ${texts.moreCards(count - items.length)}`}
    </span>
  );
}
