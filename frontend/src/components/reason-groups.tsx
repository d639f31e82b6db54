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
    <div className="mt-3 flex flex-col gap-2 text-label">
      {HEADINGS.map(([key, heading]) => {
        const reasons = groups[key];
        const isFolded = key === 'not_known';
        const Group = isFolded ? 'details' : 'div';
        const Title = isFolded ? 'summary' : 'div';
        return (
          reasons.length > 0 && (
            <Group key={key}>
              <Title className={isFolded ? 'max-sm:py-3' : undefined}>
                <h4 className="inline font-medium">{heading}</h4>
                {isFolded && ` (${reasons.length})`}
              </Title>
              <BulletList
                items={reasons}
                actionOf={actionOf}
                className="mt-0.5"
                aria-label={`${heading}: ${name}`}
              />
            </Group>
          )
        );
      })}
    </div>
  );
}
