import { Badge } from '../badge';
import { SUPPORT } from './points';

/** The label that states how well a claim is supported. */
export function Support({ support }: { support: keyof typeof SUPPORT }) {
  const { name, meaning } = SUPPORT[support];
  return (
    <Badge tone={support === 'checked' ? 'ok' : 'neutral'} title={meaning}>
      {name}
    </Badge>
  );
}

/** Explains the labels for readers who cannot hover over them. */
export function SupportMeanings() {
  return (
    <p className="mt-2 text-meta text-muted">
      {Object.values(SUPPORT).map(({ name, meaning }) => (
        <span key={name}>
          <span className="font-medium">{name}:</span> {meaning}{' '}
        </span>
      ))}
    </p>
  );
}
