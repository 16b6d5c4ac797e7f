import { Component, createElement, type FunctionComponent, type ReactNode } from "react";

/**
 * What stands in for a part of the page that is not here: `tryAgain` is there once fetching it has failed, or, with `hasFailed`,
 * once its code did.
 */
export type StandIn = FunctionComponent<{
  readonly tryAgain: (() => void) | undefined;
  readonly hasFailed?: boolean;
}>;

interface Props {
  readonly standIn: StandIn;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/**
 * Keeps the failure of a part of the page to that part: an error in a dialog would else take away the whole page, with what is
 * being typed elsewhere. React knows such guards as classes only.
 */
export class PartGuard extends Component<Props, State> {
  override readonly state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { standIn, children } = this.props;
    if (!this.state.hasFailed) return children;
    return createElement(standIn, { tryAgain: () => this.setState({ hasFailed: false }), hasFailed: true });
  }
}
