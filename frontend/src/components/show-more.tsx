import { Button } from './button';

/** A button that shows more of a list. */
export function ShowMore({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="secondary" size="small" className="mt-4 w-full" onClick={onClick}>
      {children}
    </Button>
  );
}
