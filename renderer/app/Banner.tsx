import type { ReactNode } from "react";

interface BannerProps {
  readonly tone: "bad" | "warn" | "calm";
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A line above the sheet, in words and with what can be done. */
export function Banner({ tone, icon, children, actions }: BannerProps): ReactNode {
  return (
    <div className={`banner is-${tone}`} role={tone === "bad" ? "alert" : "status"}>
      {icon}
      <p>{children}</p>
      {actions !== undefined && <div className="banner-actions">{actions}</div>}
    </div>
  );
}

/** A button of a banner. */
export const Action = ({ label, run }: { label: string; run: () => void }): ReactNode => (
  <button type="button" className="button is-small" onClick={run}>
    {label}
  </button>
);
