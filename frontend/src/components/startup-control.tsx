import { Input, Select, Textarea } from './field';
import { STAGE_NAMES, STAGES } from '../lib/stages';
import { SECTORS, type StartupField } from '../lib/startup-fields';

const INPUT_MODES = { count: 'numeric', money: 'decimal', url: 'url' } as const;

/** The control that a field of a startup is typed into. */
export function StartupControl({
  field,
  onChange,
  ...rest
}: {
  field: StartupField;
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
