import { Button } from './button';

interface ShowMoreProps {
  loading?: boolean;
  onClick: () => void;
  children: string;
}

/** A button that shows more of a list. */
export function ShowMore(props: ShowMoreProps) {
  const { loading = false, onClick, children } = props;
  return (
    <Button variant="secondary" size="small" className="mt-4 w-full" loading={loading} onClick={onClick}>
      {children}
    </Button>
  );
}
