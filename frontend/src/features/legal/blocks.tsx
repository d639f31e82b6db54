import type { Block, StoredData } from './text';

/** Paragraphs, lists and tables of stored data. They never change, so their place is their key. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, place) => {
    if (typeof block === 'string') return <Paragraph key={place} text={block} />;
    if ('stored' in block) return <Stored key={place} rows={block.stored} />;
    return <List key={place} items={block} />;
  });
}

const Paragraph = ({ text }: { text: string }) => <p className="text-reading text-text-2">{text}</p>;

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 text-reading text-text-2 marker:text-muted">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** On narrow screens the three columns stand below each other. */
function Stored({ rows }: { rows: readonly StoredData[] }) {
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map(({ what, why, kept }) => (
        <div
          key={what}
          className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[minmax(0,1fr)_200px] sm:grid-rows-[auto_1fr]"
        >
          <dt className="text-body font-semibold">{what}</dt>
          <dd className="text-body text-text-2">{why}</dd>
          <dd className="text-body text-text-2 max-sm:mt-2 sm:col-start-2 sm:row-span-2 sm:row-start-1">
            <span className="block text-meta text-muted">Kept</span>
            {kept}
          </dd>
        </div>
      ))}
    </dl>
  );
}
