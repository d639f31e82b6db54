import { cn } from '../lib/cn';

/** A few sentences, each with a bullet. */
export function BulletList({
  items,
  className,
  'aria-label': label,
}: {
  items: readonly string[];
  /** The distance to what is above. */
  className: string;
  'aria-label'?: string;
}) {
  return (
    <ul
      className={cn('flex list-disc flex-col gap-1 pl-4 text-label text-text-2 marker:text-muted', className)}
      aria-label={label}
    >
      {items.map((item, at) => (
        <li key={at} className="break-words">
          {item}
        </li>
      ))}
    </ul>
  );
}
