import type { KeyboardEvent, ReactNode } from "react";

interface Props<Id extends string> {
  readonly label: string;
  readonly className: string;
  readonly tabs: readonly { readonly id: Id; readonly title: ReactNode }[];
  readonly current: Id;
  readonly onChoose: (id: Id) => void;
}

/** Tabs of which one is chosen: one stop for the Tab key, walked with the arrow keys. */
export function TabList<Id extends string>({ label, className, tabs, current, onChoose }: Props<Id>): ReactNode {
  const onKey = ({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>, at: number): void => {
    const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const to = (at + by + tabs.length) % tabs.length;
    const next = tabs[to];
    if (by === 0 || !next) return;
    onChoose(next.id);
    const button = currentTarget.parentElement?.children[to];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <span role="tablist" aria-label={label} className={className}>
      {tabs.map(({ id, title }, at) => (
        <button
          key={id}
          type="button"
          role="tab"
          aria-selected={id === current}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChoose(id)}
          onKeyDown={(event) => onKey(event, at)}
        >
          {title}
        </button>
      ))}
    </span>
  );
}
