import { type ComponentProps, type KeyboardEvent, useId } from 'react';

import { Input, Select, Textarea } from '../components/field';
import type { FieldDescriptor } from './field';

const MODES = { integer: 'numeric', code: 'numeric', money: 'decimal' } as const;

type Element = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface ControlProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'name' | 'value' | 'required' | 'enterKeyHint' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> {
  field: FieldDescriptor;
  ref: (element: Element | null) => void;
  onChange: (event: { target: { value: string } }) => void;
  onBlur?: (event: { target: { value: string } }) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export function Control({ field, ...input }: ControlProps) {
  const listId = useId();
  const { kind, placeholder, autoComplete, rows = 3, options = [], suggestions } = field;
  switch (kind) {
    case 'area':
      return <Textarea rows={rows} placeholder={placeholder} {...input} />;
    case 'day':
      return <Input type="date" {...input} />;
    case 'select':
    case 'number-select': {
      const { enterKeyHint: _hint, ...select } = input;
      return (
        <Select {...select}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    }
    case 'email':
    case 'password':
      return <Input type={kind} autoComplete={autoComplete} placeholder={placeholder} {...input} />;
    case 'integer':
    case 'code':
    case 'money':
      return (
        <Input
          inputMode={MODES[kind]}
          autoComplete={autoComplete ?? 'off'}
          placeholder={placeholder}
          {...input}
        />
      );
    case 'url':
      return <Input inputMode="url" placeholder={placeholder} {...input} />;
    default:
      return (
        <>
          <Input
            autoComplete={autoComplete}
            placeholder={placeholder}
            list={suggestions ? listId : undefined}
            {...input}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      );
  }
}
