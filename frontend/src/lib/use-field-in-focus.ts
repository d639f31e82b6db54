import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Focuses the field named in the URL (`?field=`) once the form is shown. */
export function useFieldInFocus(isShown: boolean): void {
  const [search] = useSearchParams();
  const field = search.get('field');
  useEffect(() => {
    if (isShown && field) document.getElementsByName(field)[0]?.focus();
  }, [isShown, field]);
}
