import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Stands in for what broke; nothing otherwise. */
  fallback?: ReactNode;
}

/** Keeps to itself that a part broke, or that its script could not be loaded: the page goes on without it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
