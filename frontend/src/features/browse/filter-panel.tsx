import { useState } from 'react';

import { Button } from '../../components/button';
import { Field, Input, Select } from '../../components/field';
import { readingOf } from '../../forms/amount';
import { useComplaintFocus } from '../../forms/use-complaint-focus';
import { cn } from '../../lib/cn';
import { STAGE_NAMES } from '../../lib/words';
import {
  KINDS,
  NO_PANEL,
  type NumberFilter,
  type PanelFilters,
  PARAMS,
  problemsOf,
  stageOf,
} from './filters';
import { SectorChoices } from './sector-choices';
import type { FiltersState } from './use-filters';

interface FilterPanelProps extends Pick<FiltersState, 'filters' | 'panel' | 'setPanel' | 'apply' | 'clear'> {
  id: string;
  /** Whether narrow screens show it; wide ones always do. */
  open: boolean;
}

/** The filters that apply on Apply Filters. */
export function FilterPanel({ id, open, filters, panel, setPanel, apply, clear }: FilterPanelProps) {
  const [tried, setTried] = useState(0);
  const form = useComplaintFocus(tried);
  const waiting = (Object.keys(NO_PANEL) as (keyof PanelFilters)[]).some(
    (name) => String(panel[name]) !== String(filters[name]),
  );
  return (
    <form
      id={id}
      ref={form}
      noValidate
      aria-label="Filters"
      className={cn(
        'mt-4 grid items-start gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-6',
        !open && 'max-sm:hidden',
      )}
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
      <PanelFields
        panel={panel}
        // Problems appear on Apply Filters and disappear when the user corrects them.
        problems={tried > 0 ? problemsOf(panel) : new Map()}
        onChange={(next) => setPanel({ ...panel, ...next })}
      />
      <div className="flex flex-wrap items-center gap-2 sm:col-span-2 md:col-span-3 lg:col-span-6">
        <Button type="submit" variant={waiting ? 'primary' : 'secondary'}>
          Apply Filters
        </Button>
        <Button variant="quiet" onClick={clear}>
          Clear
        </Button>
        {waiting && <p className="text-label text-muted">Your changes are not applied yet.</p>}
      </div>
    </form>
  );
}

interface TextFieldProps {
  label: string;
  name: string;
  value: string;
  hint?: string | undefined;
  onChange: (value: string) => void;
}

function TextField({ label, hint, onChange, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <Input {...input} placeholder="Any" maxLength={200} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

interface PanelFieldsProps {
  panel: PanelFilters;
  problems: ReadonlyMap<NumberFilter, string>;
  onChange: (next: Partial<PanelFilters>) => void;
}

function PanelFields({ panel, problems, onChange }: PanelFieldsProps) {
  const numberField = (name: NumberFilter, label: string, props?: { type: 'number'; min: 0; max: 100 }) => (
    <Field label={label} error={problems.get(name)} reading={readingOf(panel[name], KINDS[name])}>
      <Input
        inputMode="decimal"
        placeholder="Any"
        {...props}
        name={PARAMS[name]}
        value={panel[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <>
      <TextField
        label="Sector"
        name="sector"
        value={panel.sector}
        hint={panel.sectors.length > 0 ? 'Not used while sectors are chosen below.' : undefined}
        onChange={(sector) => onChange({ sector })}
      />
      <TextField
        label="Location"
        name="location"
        value={panel.location}
        onChange={(location) => onChange({ location })}
      />
      <Field label="Stage">
        <Select
          name="stage"
          value={panel.stage}
          onChange={({ target }) => onChange({ stage: stageOf(target.value) })}
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
      <SectorChoices
        chosen={panel.sectors}
        onChange={(sectors) => onChange({ sectors })}
        same={panel.sameSectors}
        onSameChange={(sameSectors) => onChange({ sameSectors })}
      />
    </>
  );
}
