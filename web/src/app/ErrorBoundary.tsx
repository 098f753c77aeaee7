import { Component, type ReactNode } from "react";
import { TEXTS } from "../texts.ts";

/** A fault in the page must not leave an empty screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="notice">
        <h1>{TEXTS.pageFailed}</h1>
        <button type="button" className="btn" onClick={() => location.reload()}>
          {TEXTS.reload}
        </button>
      </main>
    );
  }
}
