import { useInterestListQuery } from './api';

/** Says what interest tells the founder, until the investor has recorded interest in a startup. */
export function FirstInterestNote() {
  const { hasNone } = useInterestListQuery(
    {},
    { selectFromResult: ({ data }) => ({ hasNone: data?.length === 0 }) },
  );
  if (!hasNone) return null;
  return (
    <p className="basis-full text-label text-text-2">
      With I’m Interested you tell the founder your name and email address. You can withdraw it at any time.
    </p>
  );
}
