import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';

import type { PipelineColumn } from '../../api/generated/work-client';
import { Button, type Described } from '../../components/button';
import { COLUMN_NAMES, COLUMNS } from './columns';
import type { MovedCard, Moves } from './use-moves';

const ITEM =
  'flex min-h-9 items-center rounded-control px-3 text-body text-text outline-none select-none ' +
  'data-highlighted:bg-fill data-disabled:opacity-60 max-sm:min-h-11';

interface MoveMenuProps extends Described {
  card: MovedCard;
  moves: Moves;
  children: string;
  buttonId?: string;
}

/** Moves a card to another column or off the board, with the keyboard as with the pointer. */
export function MoveMenu({ card, moves, children, describedBy, buttonId }: MoveMenuProps) {
  const choose = (column: PipelineColumn) => moves.move(card, column);
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button variant="secondary" size="small" id={buttonId} aria-describedby={describedBy}>
          {children}
          <ChevronDown className="size-4" aria-hidden />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-popover w-52 animate-fade rounded-card border border-line bg-raised p-1 shadow-float"
        >
          {COLUMNS.map((column) => (
            <DropdownMenu.Item
              key={column}
              className={ITEM}
              disabled={column === card.column}
              onSelect={() => choose(column)}
            >
              {COLUMN_NAMES[column]}
              {column === 'passed' && '…'}
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item className={ITEM} onSelect={() => moves.remove(card)}>
            Remove from pipeline
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
