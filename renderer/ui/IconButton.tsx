import type { ComponentProps, ReactNode } from "react";

type Own = "type" | "title" | "children" | "aria-label" | "aria-description";

interface IconButtonProps extends Omit<ComponentProps<"button">, Own> {
  /** What it does: its tooltip, and its name for people who cannot see the icon. */
  readonly title: string;
  /** What else the tooltip says: a key, or why it is off. */
  readonly hint?: string | undefined;
  readonly icon: ReactNode;
  /** A word beside the icon. */
  readonly label?: string | undefined;
}

/**
 * A button with an icon. It has one accessible name, and is described by no more than the hint: the same text as name and as
 * tooltip would be read out twice.
 */
export function IconButton({ title, hint, icon, label, className, ...others }: IconButtonProps): ReactNode {
  return (
    <button
      {...others}
      type="button"
      className={className === undefined ? "tool" : `tool ${className}`}
      title={hint === undefined ? title : `${title} (${hint})`}
      aria-label={hint === undefined ? undefined : title}
      aria-description={hint}
    >
      {icon}
      {label !== undefined && <span>{label}</span>}
    </button>
  );
}
