import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

import { rememberFocus } from '../lib/keep-focus';
import { Button } from './button';
import { stayForToasts } from './stay-for-toasts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
}

/**
 * A modal dialog. It traps the focus, Escape closes it, and the focus returns to the element that
 * opened it. We return the focus ourselves, because Radix does so only for its own triggers. Scrim and dialog
 * share a layer, so that the scrim of a question covers the dialog that asks it.
 */
export function Dialog({ open, onOpenChange, title, description, children, footer }: DialogProps) {
  const giveFocusBack = useRef<() => void>(undefined);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-overlay animate-fade bg-scrim" />
        <Radix.Content
          onInteractOutside={stayForToasts}
          onOpenAutoFocus={() => {
            giveFocusBack.current = rememberFocus(document.activeElement);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            giveFocusBack.current?.();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed top-1/2 left-1/2 z-overlay max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-fade overflow-y-auto rounded-dialog border border-line bg-raised p-6 shadow-float max-sm:p-5"
        >
          <div className="mb-5 pr-8">
            <Radix.Title className="text-section font-semibold">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-1 text-body text-text-2">{description}</Radix.Description>
            )}
          </div>
          {children}
          {footer && <div className="mt-6 flex flex-wrap justify-end gap-2">{footer}</div>}
          <div className="absolute top-4 right-4">
            <Radix.Close asChild>
              <Button variant="quiet" size="icon" aria-label="Close" icon={X} />
            </Radix.Close>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
