import type { ReactNode } from 'react';

import type { StartupMatch } from '../api/generated/work-client';
import { BulletList } from './bullet-list';

type Groups = NonNullable<StartupMatch['match']['reason_groups']>;

const HEADINGS = [
  ['fits', 'Fits'],
  ['does_not_fit', 'Does not fit'],
  ['not_known', 'Not known'],
] as const satisfies readonly (readonly [keyof Groups, string])[];

export const hasReasons = (groups: Groups): boolean => HEADINGS.some(([key]) => groups[key].length > 0);

interface ReasonGroupsProps {
  groups: Groups;
  name: string;
  /** Renders a button after a reason. */
  actionOf?: ((reason: string) => ReactNode) | undefined;
}

/** The reasons of a match: what fits, what does not, and what is unknown. What is unknown is folded (SCREEN-23). */
export function ReasonGroups({ groups, name, actionOf }: ReasonGroupsProps) {
  return (
    <div className="mt-2 flex flex-col gap-2">
      {HEADINGS.map(([key, heading]) => {
        if (groups[key].length === 0) return null;
        const title = <h4 className="inline text-label font-medium">{heading}</h4>;
        const list = (
          <BulletList
            items={groups[key]}
            actionOf={actionOf}
            className="mt-0.5"
            aria-label={`${heading}: ${name}`}
          />
        );
        if (key !== 'not_known')
          return (
            <div key={key}>
              {title}
              {list}
            </div>
          );
        return (
          <details key={key}>
            <summary className="w-fit rounded-control text-label text-text-2 max-sm:py-3">
              {title} ({groups[key].length})
            </summary>
            {list}
          </details>
        );
      })}
    </div>
  );
}
