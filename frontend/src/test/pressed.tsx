import { type ReactNode, useEffect } from 'react';

/** Presses the button with this name once its children are drawn: for stories of what happens then. */
export function Pressed({ button, children }: { button: string; children: ReactNode }) {
  useEffect(() => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === button)?.click();
  }, [button]);
  return children;
}
