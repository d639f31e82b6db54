import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';

import type { PipelineColumn } from '../../api/generated/work-client';
import { Button, type Described } from '../../components/button';
import { menuEntry, MenuLine, MenuPanel } from '../../components/menu';
import { COLUMN_NAMES, COLUMNS } from './columns';
import type { MovedCard, Moves } from './use-moves';

const ENTRY = menuEntry({});

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
      <MenuPanel align="start" className="w-52">
        {COLUMNS.map((column) => (
          <DropdownMenu.Item
            key={column}
            className={ENTRY}
            disabled={column === card.column}
            onSelect={() => choose(column)}
          >
            {COLUMN_NAMES[column]}
            {column === 'passed' && '…'}
          </DropdownMenu.Item>
        ))}
        <MenuLine />
        <DropdownMenu.Item className={ENTRY} onSelect={() => moves.remove(card)}>
          Remove from pipeline
        </DropdownMenu.Item>
      </MenuPanel>
    </DropdownMenu.Root>
  );
}
