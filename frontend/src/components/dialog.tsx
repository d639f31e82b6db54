import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';

import { Button } from './button';
import { stayForToasts } from './toast-touched';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
}

/**
 * A modal dialog: keeps the focus inside, Escape closes it, focus returns where it was. Radix
 * would return it to a trigger of its own, and ours are opened by whatever button asks for them.
 */
export function Dialog({ open, onOpenChange, title, description, children, footer }: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-[rgb(9_14_24/0.55)]" />
        <Radix.Content
          onInteractOutside={stayForToasts}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={() => {
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] max-w-md -translate-x-1/2 -translate-y-1/2 animate-fade overflow-y-auto rounded-dialog border border-line bg-raised p-6 shadow-float max-sm:p-5"
        >
          <div className="mb-5 pr-8">
            <Radix.Title className="text-section font-semibold">{title}</Radix.Title>
            {description && (
              <Radix.Description className="mt-1 text-body text-text-2">{description}</Radix.Description>
            )}
          </div>
          {children}
          {footer && <div className="mt-6 flex flex-wrap justify-end gap-2">{footer}</div>}
          <Radix.Close asChild>
            <Button variant="quiet" size="icon" className="absolute! top-4 right-4" aria-label="Close">
              <X className="size-4" />
            </Button>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
