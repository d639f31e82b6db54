import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '../../components/button';
import { Field, Input, Select } from '../../components/field';
import { cn } from '../../lib/cn';
import { STAGE_NAMES } from '../../lib/stages';
import { useComplaintFocus } from '../../forms/use-complaint-focus';
import {
  countApplied,
  NO_PANEL,
  PARAMS,
  problemsOf,
  stageOf,
  type NumberFilter,
  type PanelFilters,
} from './filters';
import { ListControls } from './list-controls';
import { SectorChoices } from './sector-choices';
import type { FiltersState } from './use-filters';

interface FilterBarProps extends FiltersState {
  /** Whether the user can sort by their own matches. */
  hasFit: boolean;
}

/** Search, sort order and favourites, which apply at once, and the panel with Apply Filters. */
export function FilterBar({ filters, q, panel, setPanel, set, apply, clear, hasFit }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const [tried, setTried] = useState(0);
  const form = useComplaintFocus(tried);
  const panelId = useId();
  const count = countApplied(filters);
  // Problems appear on Apply Filters and disappear when the user corrects them.
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
        name={PARAMS[name]}
        value={panel[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Field>
  );

  return (
    <>
      <div role="search" className="flex flex-wrap items-center gap-2">
        <label className="relative min-w-0 flex-1 max-sm:basis-full">
          <span className="sr-only">Search startups</span>
          <Search
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
            aria-hidden
          />
          <Input
            type="search"
            name="q"
            besideIcon
            placeholder="Search name, description or sector"
            maxLength={200}
            autoComplete="off"
            value={q}
            onChange={({ target }) => set({ q: target.value })}
          />
        </label>
        <ListControls filters={filters} set={set} hasFit={hasFit} />
        <Button
          variant="secondary"
          className="sm:hidden"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
          icon={SlidersHorizontal}
        >
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
