import { SECTORS } from '@proofround/contracts/startups/sectors.js';

import { cn } from '../../lib/cn';

interface SectorChoicesProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** Whether startups are also found by other names of the chosen and the typed sectors. */
  same: boolean;
  onSameChange: (same: boolean) => void;
}

/** The choice of sectors. A startup must match any of them. */
export function SectorChoices({ chosen, onChange, same, onSameChange }: SectorChoicesProps) {
  return (
    <fieldset className="sm:col-span-2 md:col-span-3 lg:col-span-6">
      <legend className="mb-1.5 text-label font-medium">Any of these sectors</legend>
      <div className="flex flex-wrap gap-2">
        {SECTORS.map((sector) => (
          <label
            key={sector}
            className={cn(
              'inline-flex h-8 cursor-pointer items-center gap-2 rounded-full border px-3 text-label max-sm:h-11',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              chosen.includes(sector)
                ? 'border-primary bg-primary-tint font-medium text-primary'
                : 'border-dashed border-control text-text-2 hover:border-solid hover:text-text',
            )}
          >
            <input
              name="sectors"
              value={sector}
              type="checkbox"
              className="size-3.5 accent-primary outline-none"
              checked={chosen.includes(sector)}
              onChange={({ target }) =>
                onChange(SECTORS.filter((name) => (name === sector ? target.checked : chosen.includes(name))))
              }
            />
            {sector}
          </label>
        ))}
      </div>
      <label className="mt-2 inline-flex cursor-pointer items-center gap-2 text-label text-text-2 max-sm:min-h-11">
        <input
          name="same_sectors"
          type="checkbox"
          className="size-3.5 shrink-0 accent-primary"
          checked={same}
          onChange={({ target }) => onSameChange(target.checked)}
        />
        Also by other names, such as AgTech for Agriculture
      </label>
    </fieldset>
  );
}
