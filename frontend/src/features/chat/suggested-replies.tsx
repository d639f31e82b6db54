import { Button } from '../../components/button';
import type { Suggestion } from './suggestions';

interface SuggestedRepliesProps {
  suggestions: readonly Suggestion[];
  onPick: (suggestion: Suggestion) => void;
}

export function SuggestedReplies({ suggestions, onPick }: SuggestedRepliesProps) {
  if (suggestions.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Suggested replies"
      className="mb-3 flex gap-2 max-sm:overflow-x-auto max-sm:pb-1 sm:flex-wrap"
    >
      {suggestions.map((suggestion) => (
        <Button
          key={suggestion.text}
          variant="secondary"
          size="small"
          shape="chip"
          className="shrink-0"
          onClick={() => onPick(suggestion)}
        >
          {suggestion.text}
        </Button>
      ))}
    </div>
  );
}
