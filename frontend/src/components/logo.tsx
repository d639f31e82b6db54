const SIZES = { small: 'size-5', medium: 'size-7', large: 'size-10' };

export function Logo({ size = 'medium' }: { size?: keyof typeof SIZES }) {
  return (
    <svg viewBox="0 0 32 32" className={SIZES[size]} aria-hidden>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path
        d="M16 5.5a10.5 10.5 0 1 1-9.7 6.5"
        fill="none"
        className="stroke-on-primary"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="m11 16.2 3.6 3.6L21.5 12"
        fill="none"
        className="stroke-on-primary"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
