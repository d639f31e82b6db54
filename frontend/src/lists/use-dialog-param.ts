import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { withParam } from '../lib/search';

const OPENED_HERE = { openedHere: true } as const;

/**
 * A dialog that a URL parameter opens, such as `?offer=ID`.
 * `open` adds a history entry, so Back closes the dialog. It also removes the parameter `other` of another
 * dialog, which may not be gone yet.
 * `close` navigates back, or removes the parameter if the page was opened with it. It does nothing while
 * the dialog is closed.
 */
export function useDialogParam(name: string, other?: string) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  const isOpenedHere = typeof state === 'object' && state !== null && 'openedHere' in state;

  const write = useCallback(
    (value: string, options: { replace?: boolean; state?: typeof OPENED_HERE }) =>
      setSearch((current) => withParam(other ? withParam(current, other, '') : current, name, value), {
        preventScrollReset: true,
        ...options,
      }),
    [name, other, setSearch],
  );
  // The router updates later. Without this ref, a double click adds two history entries.
  const opening = useRef<string>(undefined);
  useEffect(() => {
    opening.current = undefined;
  }, [location.key]);
  const open = useCallback(
    (value: string) => {
      if (opening.current === value) return;
      opening.current = value;
      write(value, { state: OPENED_HERE });
    },
    [write],
  );
  // Navigation takes a moment, and the dialog closes before it ends.
  const [closedAt, setClosedAt] = useState<string>();
  // Forward leads to the dialog's entry again, which then shows it again.
  if (closedAt !== undefined && closedAt !== location.key) setClosedAt(undefined);
  const value = closedAt === location.key ? null : search.get(name);
  // What is open now: the answer to a dialog's call may arrive after the user has left the dialog.
  const shown = useRef<string>(null);
  useEffect(() => {
    shown.current = value;
    return () => {
      shown.current = null;
    };
  }, [value]);
  const close = useCallback(() => {
    if (shown.current === null || shown.current !== value) return;
    setClosedAt(location.key);
    if (isOpenedHere) void navigate(-1);
    else write('', { replace: true });
  }, [isOpenedHere, location.key, navigate, value, write]);
  /** `value` is the parameter's value; undefined while the dialog is closed. */
  return { value: value ?? undefined, open, close };
}
