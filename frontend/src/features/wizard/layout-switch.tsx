import { useSearchParams } from 'react-router';

import { store } from '../../lib/use-stored';
import { inLayout, LAYOUT_KEY, QUESTIONS, STEPS, useLayout } from './layouts';

/** Switches between the five steps and one question at a time, and remembers the choice (CREATE-7). */
export function LayoutSwitch() {
  const layout = useLayout();
  const [search, setSearch] = useSearchParams();
  const choose = (next: typeof layout) => {
    store(LAYOUT_KEY, next.param);
    setSearch(inLayout(search, layout, next), { replace: true });
  };
  return (
    <label className="inline-flex cursor-pointer items-center gap-2 text-label text-text-2 max-sm:min-h-11">
      <input
        type="checkbox"
        role="switch"
        className="size-4 accent-primary"
        checked={layout === QUESTIONS}
        onChange={({ target }) => choose(target.checked ? QUESTIONS : STEPS)}
      />
      One question at a time
    </label>
  );
}
