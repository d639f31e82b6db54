import { Sparkles } from 'lucide-react';

import type { StartupMatch } from '../../api/generated/work-client';
import { SendButton } from '../../forms/send-button';
import { titled } from '../../forms/use-submission';
import { formatCount, formatCounted } from '../../lib/format';
import { toast } from '../../lib/toast';
import { useMatchesGenerateMutation } from './api';

/** `5 matches, nothing new.` Without the matches before, only their number (MATCH-24). */
function outcomeOf(found: readonly StartupMatch[], before: readonly StartupMatch[] | undefined): string {
  if (found.length === 0) return 'No investor fits yet. Matches appear here by themselves once one does.';
  const count = formatCounted(found.length, 'match', 'matches');
  if (before === undefined) return `${count} now.`;
  const known = new Set(before.map(({ investor }) => investor.id));
  const added = found.filter(({ investor }) => !known.has(investor.id)).length;
  return added === 0 ? `${count}, nothing new.` : `${count}, ${formatCount(added)} new.`;
}

interface GenerateButtonProps {
  startupId: string;
  /** The matches before the new ones, if the page has loaded all of them. */
  before: readonly StartupMatch[] | undefined;
  onFound: (outcome: string) => void;
}

/** Generates the matches anew, and tells what was found. */
export function GenerateButton({ startupId, before, onFound }: GenerateButtonProps) {
  const [generate] = useMatchesGenerateMutation();
  const run = async () => {
    toast.info('Generating matches with AI...');
    const found = await generate({ startupId }).unwrap();
    onFound(outcomeOf(found, before));
    toast.success(`Found ${found.length} potential matches!`);
  };
  return (
    <SendButton
      variant="secondary"
      size="small"
      send={run}
      failure={titled('Failed to generate matches')}
      icon={Sparkles}
    >
      Generate Matches
    </SendButton>
  );
}
