import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '../../components/button';
import { Field, Input, Select } from '../../components/field';
import { cn } from '../../lib/cn';
import { STAGE_NAMES } from '../../lib/stages';
import { SECTORS } from '@proofround/contracts/startups/sectors.js';
import { useComplaintFocus } from '../../lib/use-problems';
import { countApplied, NO_PANEL, problemsOf, stageOf, type NumberFilter, type PanelFilters } from './filters';
import type { FiltersState } from './use-filters';

/** As the server calls them. */
const NAMES: Record<NumberFilter, string> = {
  minScore: 'min_score',
  minRevenue: 'min_revenue',
  minUsers: 'min_users',
};

function SectorChoices({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  return (
    <fieldset className="sm:col-span-2 md:col-span-5">
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
                onChange(SECTORS.filter((one) => (one === sector ? target.checked : chosen.includes(one))))
              }
            />
            {sector}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Search, which applies as it is typed, and the panel of filters, which Apply Filters applies. */
export function FilterBar({ filters, panel, setPanel, searchFor, apply, clear }: FiltersState) {
  const [open, setOpen] = useState(false);
  const [tried, setTried] = useState(0);
  const form = useComplaintFocus(tried);
  const panelId = useId();
  const count = countApplied(filters);
  // Problems are said when Apply Filters meets them, and go as they are mended.
  const problems: ReadonlyMap<NumberFilter, string> = tried > 0 ? problemsOf(panel) : new Map();
  const waiting = (Object.keys(NO_PANEL) as (keyof PanelFilters)[]).some(
    (name) => String(panel[name]) !== String(filters[name]),
  );

  const change = (next: Partial<PanelFilters>) => setPanel({ ...panel, ...next });
  const numberField = (name: NumberFilter, label: string, props?: { type: 'number'; min: 0; max: 100 }) => (
    <Field label={label} error={problems.get(name)}>
      <Input
        inputMode="decimal"
        placeholder="Any"
        {...props}
        name={NAMES[name]}
        value={panel[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Field>
  );

  return (
    <>
      <div role="search" className="flex gap-2">
        <label className="relative min-w-0 flex-1">
          <span className="sr-only">Search startups</span>
          <Search
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
            aria-hidden
          />
          <Input
            type="search"
            name="q"
            className="pl-9"
            placeholder="Search name, description or sector"
            maxLength={200}
            autoComplete="off"
            value={filters.q}
            onChange={({ target }) => searchFor(target.value)}
          />
        </label>
        <Button
          variant="secondary"
          className="sm:hidden"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal className="size-4" aria-hidden />
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      </div>
      <form
        id={panelId}
        ref={form}
        noValidate
        aria-label="Filters"
        className={cn('mt-4 grid items-start gap-4 sm:grid-cols-2 md:grid-cols-5', !open && 'max-sm:hidden')}
        onSubmit={(event) => {
          event.preventDefault();
          if (problemsOf(panel).size > 0) {
            setTried(tried + 1);
            return;
          }
          setTried(0);
          apply();
        }}
      >
        <Field
          label="Sector"
          hint={panel.sectors.length > 0 ? 'Not used while sectors are chosen below.' : undefined}
        >
          <Input
            name="sector"
            placeholder="Any"
            maxLength={200}
            value={panel.sector}
            onChange={({ target }) => change({ sector: target.value })}
          />
        </Field>
        <Field label="Stage">
          <Select
            name="stage"
            value={panel.stage}
            onChange={({ target }) => change({ stage: stageOf(target.value) })}
          >
            <option value="all">All</option>
            {Object.entries(STAGE_NAMES).map(([stage, name]) => (
              <option key={stage} value={stage}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {numberField('minScore', 'Min AI Score', { type: 'number', min: 0, max: 100 })}
        {numberField('minRevenue', 'Min Revenue')}
        {numberField('minUsers', 'Min Users')}
        <SectorChoices chosen={panel.sectors} onChange={(sectors) => change({ sectors })} />
        <div className="flex flex-wrap items-center gap-2 sm:col-span-2 md:col-span-5">
          <Button type="submit" variant={waiting ? 'primary' : 'secondary'}>
            Apply Filters
          </Button>
          <Button variant="quiet" onClick={clear}>
            Clear
          </Button>
          {waiting && <p className="text-label text-muted">Your changes are not applied yet.</p>}
        </div>
      </form>
    </>
  );
}
