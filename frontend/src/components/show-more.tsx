import { Button } from './button';

/** A button that shows more of a list. */
export function ShowMore({
  loading = false,
  onClick,
  children,
}: {
  loading?: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <Button variant="secondary" size="small" className="mt-4 w-full" loading={loading} onClick={onClick}>
      {children}
    </Button>
  );
}
