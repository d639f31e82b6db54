import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces children that threw; nothing by default. `tryAgain` renders the children again. */
  fallback?: ReactNode | ((tryAgain: () => void) => ReactNode);
  /** The rendered data. When it changes, the error is cleared. */
  of?: unknown;
}

/** Contains an error in its children or a failed load of their script. The rest of the page still works. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.of !== this.props.of) this.tryAgain();
  }
  tryAgain = (): void => this.setState({ failed: false });
  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    return typeof fallback === 'function' ? fallback(this.tryAgain) : fallback;
  }
}
