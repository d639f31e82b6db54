import { Badge } from '../badge';
import { SUPPORT } from './points';

interface SupportProps {
  support: keyof typeof SUPPORT;
  /** For lists in which almost every entry is only stated: only stronger support is marked. */
  isQuiet?: boolean;
}

/** The label that states how well a claim is supported. */
export function Support({ support, isQuiet = false }: SupportProps) {
  if (isQuiet && support === 'stated') return null;
  const { name, meaning } = SUPPORT[support];
  return (
    <Badge tone={support === 'checked' ? 'ok' : 'neutral'} title={meaning}>
      {name}
    </Badge>
  );
}

/** Explains the labels for readers who cannot hover over them. */
export function SupportMeanings({ isQuiet = false }: Pick<SupportProps, 'isQuiet'>) {
  return (
    <p className="mt-2 text-meta text-muted">
      {Object.values(SUPPORT).map(({ name, meaning }) => (
        <span key={name}>
          <span className="font-medium">{isQuiet && name === SUPPORT.stated.name ? 'No mark' : name}:</span>{' '}
          {meaning}{' '}
        </span>
      ))}
    </p>
  );
}
