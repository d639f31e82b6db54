import { useParams } from 'react-router';

import { BackLink } from '../../components/back-link';
import { Card } from '../../components/card';
import { PageTitle } from '../../components/page';
import { Conversation } from '../../features/messages/conversation';
import { ThreadList } from '../../features/messages/thread-list';
import { ReportButton } from '../../features/reports/report-button';
import { cn } from '../../lib/cn';
import { useUser } from '../session';

const STARTS = {
  startup: { to: '/dashboard', label: 'See your matching investors' },
  investor: { to: '/dashboard', label: 'Browse startups' },
} as const;

/** The user's conversations, and the open one beside them. A narrow screen shows one of the two. */
export default function Messages() {
  const user = useUser();
  const { threadId } = useParams();
  const isOpen = threadId !== undefined;
  return (
    <>
      {isOpen ? <BackLink to="/messages" look="link" /> : <BackLink look="link" />}
      <PageTitle title="Messages" className="mb-6" />
      <div
        className={cn('grid grid-cols-1 items-start gap-6', isOpen && 'lg:grid-cols-[22rem_minmax(0,1fr)]')}
      >
        <div className={cn(isOpen && 'max-lg:hidden')}>
          <Card>
            <ThreadList openId={threadId} start={STARTS[user.user_type]} />
          </Card>
        </div>
        {isOpen && (
          <Conversation
            key={threadId}
            threadId={threadId}
            opensAll={user.user_type === 'investor'}
            actionsOf={({ id, message }) => (
              <ReportButton kind="message" id={id} title={message} describedBy={`message-${id}`} />
            )}
          />
        )}
      </div>
    </>
  );
}
