import { useState, type ReactNode, type Ref } from "react";

interface Props {
  readonly className: string;
  /** Whether it is open for as long as the person has not said otherwise. */
  readonly isOpenAtFirst: boolean;
  readonly label: ReactNode;
  /** What can be done beside the label. In a summary it would lie within another control, which screen readers pass over. */
  readonly acts: ReactNode;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A line that opens and closes what is below it, with controls of its own beside it. */
export function Disclosure({ className, isOpenAtFirst, label, acts, children, ref }: Props): ReactNode {
  const [said, setSaid] = useState({ isOpenAtFirst, isOpen: isOpenAtFirst });
  const isOpen = said.isOpenAtFirst === isOpenAtFirst ? said.isOpen : isOpenAtFirst;
  return (
    <div ref={ref} className={`disclosure ${className}`} data-open={isOpen || undefined}>
      <div className="disclosure-head">
        <button
          type="button"
          className="disclosure-fold"
          aria-expanded={isOpen}
          onClick={() => setSaid({ isOpenAtFirst, isOpen: !isOpen })}
        >
          {label}
        </button>
        {acts}
      </div>
      {isOpen && children}
    </div>
  );
}
