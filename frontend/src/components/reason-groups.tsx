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

/** The reasons of a match: what fits, what does not, and what is unknown. */
export function ReasonGroups({ groups, name, actionOf }: ReasonGroupsProps) {
  return (
    <div className="mt-2 flex flex-col gap-2">
      {HEADINGS.map(
        ([key, heading]) =>
          groups[key].length > 0 && (
            <div key={key}>
              <h4 className="text-label font-medium">{heading}</h4>
              <BulletList
                items={groups[key]}
                actionOf={actionOf}
                className="mt-0.5"
                aria-label={`${heading}: ${name}`}
              />
            </div>
          ),
      )}
    </div>
  );
}
