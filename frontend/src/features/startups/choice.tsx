import { ListChecks, type LucideIcon, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';

import { ActionLink } from '../../components/action-link';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';

interface Way {
  by: 'chat' | 'form';
  icon: LucideIcon;
  title: string;
  time: string;
  text: string;
  action: string;
  resume: string;
}

const WAYS: readonly Way[] = [
  {
    by: 'chat',
    icon: MessagesSquare,
    title: 'AI chat',
    time: 'About 5 minutes',
    text: 'Answer one question at a time, in your own words. The profile fills itself as you talk.',
    action: 'Start AI chat',
    resume: 'Continue AI chat',
  },
  {
    by: 'form',
    icon: ListChecks,
    title: 'Manual form',
    time: 'About 10 minutes',
    text: 'Five steps to fill in yourself. Good when you have the texts and figures at hand.',
    action: 'Fill in the form',
    resume: 'Continue the form',
  },
];

/** Offers the AI chat or the manual form for a new startup (CREATE-1). */
export function Choice({ drafts }: { drafts: Readonly<Record<Way['by'], boolean>> }) {
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2">
        {WAYS.map(({ by, icon: Icon, title, time, text, action, resume }) => (
          <li key={by} className="flex flex-col rounded-card border border-line bg-surface p-5 max-sm:p-4">
            <div className="flex items-start gap-3">
              <span className="grid size-10 shrink-0 place-items-center rounded-card bg-sunken text-text-2">
                <Icon className="size-5" aria-hidden />
              </span>
              <div className="min-w-0">
                <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-card font-semibold">
                  {title}
                  {by === 'chat' && <Badge tone="primary">Recommended</Badge>}
                </h2>
                <p className="text-label text-muted">{time}</p>
              </div>
            </div>
            <p className="mt-4 flex-1 text-body text-text-2">{text}</p>
            {drafts[by] && <p className="mt-3 text-label font-medium text-primary">You have a draft</p>}
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
              <Button asChild variant={by === 'chat' ? 'primary' : 'secondary'}>
                <Link to={`?by=${by}`}>{drafts[by] ? resume : action}</Link>
              </Button>
              {by === 'form' && (
                <ActionLink to="?by=form&question=1" variant="link" size="inline">
                  One question at a time
                </ActionLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ActionLink to="/dashboard" className="mt-6">
        Back
      </ActionLink>
    </>
  );
}
