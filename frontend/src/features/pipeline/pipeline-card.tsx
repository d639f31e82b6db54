import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { memo, useEffect } from 'react';

import type { PipelineCard as CardData } from '../../api/generated/work-client';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { ScoreRing } from '../../components/score';
import { StartupLink } from '../../components/startup-parts';
import { cn } from '../../lib/cn';
import { CardFacts } from './card-facts';
import { tabIdOf } from './columns';
import { MoveMenu } from './move-menu';
import type { Moves } from './use-moves';

interface PipelineCardProps {
  card: CardData;
  moves: Moves;
  /** Whether it is the card that the user moved last. */
  wasMoved: boolean;
  isCompared: boolean;
  /** Whether the startup can be chosen for the comparison, or taken out of it. */
  canCompare: boolean;
  onCompare: (startupId: string, isChosen: boolean) => void;
  onEdit: (startupId: string) => void;
}

/** A card that the user moved keeps the focus, although React draws it anew in its column. */
function useFocusAfterMove(wasMoved: boolean, menuId: string, column: CardData['column']): void {
  useEffect(() => {
    if (!wasMoved) return;
    const menu = document.getElementById(menuId);
    menu?.focus({ preventScroll: true });
    // Narrow screens hide the new column. The focus goes to the tab that shows it.
    if (document.activeElement !== menu) document.getElementById(tabIdOf(column))?.focus();
  }, [wasMoved, column, menuId]);
}

/** Drawn anew only when a property changes: a board may have hundreds of cards. */
export const PipelineCard = memo(function PipelineCard(props: PipelineCardProps) {
  const { card, moves, wasMoved, isCompared, canCompare, onCompare, onEdit } = props;
  const { startup, column } = card;
  const titleId = `pipeline-${startup.id}`;
  const menuId = `${titleId}-move`;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id: startup.id,
    data: { column, title: startup.idea_title },
  });
  const { x = 0, y = 0 } = transform ?? {};
  useFocusAfterMove(wasMoved, menuId, column);

  return (
    <Card
      as="article"
      padding="none"
      data-takes-focus
      tabIndex={-1}
      aria-labelledby={titleId}
      highlighted={card.improved !== null}
      className={isDragging ? 'relative z-sticky' : undefined}
    >
      <div
        ref={setNodeRef}
        className={cn(
          'flex min-w-0 flex-col gap-3 rounded-card p-3',
          // It moves over other cards, without the frame that stays in its place.
          isDragging && 'bg-raised shadow-float',
        )}
        style={transform ? { transform: `translate3d(${x}px, ${y}px, 0)` } : undefined}
      >
        <div className="flex items-start gap-2">
          <ScoreRing score={startup.overall_score} size={36} />
          <h3 id={titleId} className="min-w-0 flex-1 text-body font-semibold wrap-anywhere">
            <StartupLink id={startup.id}>{startup.idea_title}</StartupLink>
          </h3>
          <button
            ref={setActivatorNodeRef}
            type="button"
            className="-mr-1 grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-muted hover:bg-fill max-lg:hidden"
            {...attributes}
            {...listeners}
            aria-label={`Drag ${startup.idea_title}`}
          >
            <GripVertical className="size-4" aria-hidden />
          </button>
        </div>
        <CardFacts card={card} />
        <CardActions card={card} moves={moves} onEdit={onEdit} titleId={titleId} menuId={menuId} />
        <CompareBox
          startupId={startup.id}
          titleId={titleId}
          isCompared={isCompared}
          canCompare={canCompare}
          onCompare={onCompare}
        />
      </div>
    </Card>
  );
});

interface CardActionsProps extends Pick<PipelineCardProps, 'card' | 'moves' | 'onEdit'> {
  titleId: string;
  menuId: string;
}

function CardActions({ card, moves, onEdit, titleId, menuId }: CardActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <MoveMenu card={card} moves={moves} describedBy={titleId} buttonId={menuId}>
        Move to
      </MoveMenu>
      <Button variant="quiet" size="small" aria-describedby={titleId} onClick={() => onEdit(card.startup.id)}>
        Edit
      </Button>
    </div>
  );
}

interface CompareBoxProps extends Pick<PipelineCardProps, 'isCompared' | 'canCompare' | 'onCompare'> {
  startupId: string;
  titleId: string;
}

function CompareBox({ startupId, titleId, isCompared, canCompare, onCompare }: CompareBoxProps) {
  return (
    <label className="inline-flex w-fit cursor-pointer items-center gap-2 text-label text-text-2 max-sm:-my-2 max-sm:min-h-11">
      <input
        type="checkbox"
        className="size-4 accent-primary"
        aria-describedby={titleId}
        checked={isCompared}
        disabled={!canCompare}
        onChange={({ target }) => onCompare(startupId, target.checked)}
      />
      Compare
    </label>
  );
}
