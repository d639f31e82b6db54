import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useSearchParams } from 'react-router';

import type { PipelineCard as CardData, PipelineColumn } from '../../api/generated/work-client';
import { cn } from '../../lib/cn';
import { Entries } from '../../lists/entries';
import { WholeList } from '../../lists/whole-list';
import { ColumnTabs } from './column-tabs';
import { byFit, COLUMN_NAMES, COLUMNS, isColumn } from './columns';
import { columnUnder, HOW_TO_DRAG, toNextColumn, WORDS } from './dragging';
import { PipelineCard } from './pipeline-card';
import type { Moves } from './use-moves';

/** Shared by all cards of the board. */
interface BoardContext {
  moves: Moves;
  /** The id of the startup whose card the user moved last. */
  movedId: string | undefined;
  compared: readonly string[];
  onCompare: (startupId: string, isChosen: boolean) => void;
  /** Whether no more startups can be chosen for the comparison. */
  isFull: boolean;
  onEdit: (startupId: string) => void;
}

/** The columns side by side; on narrow screens one of them, chosen by its tab. */
export function Board({ cards, context }: { cards: readonly CardData[]; context: BoardContext }) {
  const [search] = useSearchParams();
  const asked = search.get('column');
  const chosen = isColumn(asked) ? asked : 'watching';
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const card = cards.find(({ startup }) => startup.id === active.id);
    if (card && isColumn(over?.id)) context.moves.move(card, over.id);
  };
  const cardsOf = (column: PipelineColumn) => cards.filter((card) => card.column === column).toSorted(byFit);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnder}
      onDragEnd={drop}
      accessibility={{ announcements: WORDS, screenReaderInstructions: HOW_TO_DRAG }}
    >
      <ColumnTabs chosen={chosen} countOf={(column) => cardsOf(column).length} />
      <WholeList name="pipeline" items={cards} idOf={({ startup }) => startup.id}>
        {/* Columns of one height, so that a card from the end of a long one can be dropped on the others. */}
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-5">
          {COLUMNS.map((column) => (
            <Column
              key={column}
              column={column}
              cards={cardsOf(column)}
              isChosen={column === chosen}
              context={context}
            />
          ))}
        </div>
      </WholeList>
    </DndContext>
  );
}

interface ColumnProps {
  column: PipelineColumn;
  cards: readonly CardData[];
  isChosen: boolean;
  context: BoardContext;
}

function Column({ column, cards, isChosen, context }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: column });
  const { movedId, compared, isFull, ...shared } = context;
  const id = `column-${column}`;
  return (
    <section
      ref={setNodeRef}
      data-takes-focus
      tabIndex={-1}
      aria-labelledby={id}
      className={cn(
        'flex min-h-40 min-w-0 flex-col gap-3 rounded-card p-2 transition-colors duration-quick lg:min-h-96',
        isOver ? 'bg-primary-tint' : 'bg-sunken',
        !isChosen && 'max-lg:hidden',
      )}
    >
      <h2 id={id} className="flex justify-between gap-2 px-1 pt-1 text-body font-semibold">
        {COLUMN_NAMES[column]} <span className="font-normal text-muted tabular">{cards.length}</span>
      </h2>
      {cards.length === 0 ? (
        <p className="px-1 pb-2 text-label text-muted">No startups here.</p>
      ) : (
        <Entries
          items={cards}
          idOf={({ startup }) => startup.id}
          name="This startup"
          framed
          className="flex flex-col gap-3"
        >
          {(card) => {
            const isCompared = compared.includes(card.startup.id);
            return (
              <PipelineCard
                card={card}
                wasMoved={movedId === card.startup.id}
                isCompared={isCompared}
                canCompare={isCompared || !isFull}
                {...shared}
              />
            );
          }}
        </Entries>
      )}
    </section>
  );
}
