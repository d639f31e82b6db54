import { Button } from './button';

export function ShowMore({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="secondary" size="small" className="mt-4 w-full" onClick={onClick}>
      {children}
    </Button>
  );
}
