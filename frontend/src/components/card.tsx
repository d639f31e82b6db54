import { type ComponentProps, type ReactNode, useId } from 'react';

import { variants, type VariantsOf } from '../lib/variants';

const styles = variants(
  'rounded-card border bg-surface',
  {
    padding: { card: 'p-5 max-sm:p-4', none: '' },
    /** Marks the one new card of a page. */
    highlighted: { true: 'border-primary', false: 'border-line' },
    /** Reacts to the pointer, for cards in a list. */
    hoverable: { true: 'transition-colors duration-quick hover:border-control' },
  },
  { padding: 'card', highlighted: false },
);

interface CardProps extends ComponentProps<'section'>, VariantsOf<typeof styles> {
  /** Use `article` for a card that is complete in itself, such as one of a list. */
  as?: 'section' | 'article';
}

export function Card(props: CardProps) {
  const { as: Element = 'section', padding, highlighted, hoverable, className, ...rest } = props;
  return <Element className={styles({ padding, highlighted, hoverable }, className)} {...rest} />;
}

interface CardHeaderProps {
  title: ReactNode;
  id?: string;
  note?: ReactNode;
  actions?: ReactNode;
}

/** A card's title with elements beside it. */
export function CardHeader({ title, id, note, actions }: CardHeaderProps) {
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-40">
        <h2 id={id} className="text-card font-semibold">
          {title}
        </h2>
        {note && <p className="mt-0.5 text-label text-muted">{note}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}

/** A card that is named by its title. `id` is the id of the title, if something else needs it. */
export function TitledCard(props: CardHeaderProps & Omit<CardProps, 'title'>) {
  const ownId = useId();
  const { title, id = ownId, note, actions, children, ...card } = props;
  return (
    <Card aria-labelledby={id} {...card}>
      <CardHeader title={title} id={id} note={note} actions={actions} />
      {children}
    </Card>
  );
}
