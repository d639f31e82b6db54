import { SECTORS } from '@proofround/contracts/startups/sectors.js';
import { Field, Input, Select, Textarea } from './field';
import { STAGE_NAMES, STAGES } from '../lib/stages';
import type { StartupField as Description } from '../lib/startup-fields';

const INPUT_MODES = { count: 'numeric', money: 'decimal', url: 'url' } as const;

/** A field of a startup with its label, hint and complaint. */
export function StartupField({
  field,
  error,
  ...control
}: {
  field: Description;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <Field
      label={field.label}
      hint={field.hint}
      optional={!field.required && field.kind !== 'stage'}
      error={error}
    >
      <Control field={field} {...control} />
    </Field>
  );
}

/** What it is typed into. */
function Control({
  field,
  onChange,
  ...rest
}: {
  field: Description;
  id?: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const common = {
    ...rest,
    name: field.name,
    placeholder: field.placeholder,
    required: field.required,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  switch (field.kind) {
    case 'area':
      return <Textarea rows={3} {...common} />;
    case 'stage':
      return (
        <Select {...common}>
          {STAGES.map((stage) => (
            <option key={stage} value={stage}>
              {STAGE_NAMES[stage]}
            </option>
          ))}
        </Select>
      );
    case 'sector':
      return (
        <>
          <Input list="sectors" {...common} />
          <datalist id="sectors">
            {SECTORS.map((sector) => (
              <option key={sector} value={sector} />
            ))}
          </datalist>
        </>
      );
    case 'text':
      return <Input {...common} />;
    default:
      return <Input inputMode={INPUT_MODES[field.kind]} {...common} />;
  }
}
