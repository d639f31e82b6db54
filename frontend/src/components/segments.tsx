import { Button } from './button';

interface SegmentsProps<Value extends string | number> {
  /** Names the group. */
  label: string;
  options: readonly { value: Value; name: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A few options in a row, one of which is chosen. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>) {
  const { label, options, value, onChoose } = props;
  return (
    <div role="group" aria-label={label} className="flex gap-1">
      {options.map((option) => (
        <Button
          key={option.value}
          variant={option.value === value ? 'secondary' : 'quiet'}
          size="small"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.name}
        </Button>
      ))}
    </div>
  );
}
