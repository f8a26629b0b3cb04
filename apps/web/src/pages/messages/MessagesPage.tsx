import { EmptyState, MessagesLayout, useHasInboxBeside } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../head/PageHead.tsx';
import { SetPasswordOfferContainer } from '../../messages/SetPasswordOfferContainer.tsx';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { userAtom } from '../../session/atoms.ts';
import { Inbox } from './Inbox.tsx';
import { OpenConversation } from './OpenConversation.tsx';
import { useInbox } from './useInbox.ts';

/** Inbox, and on a desktop the open conversation beside it; on a phone one of them. */
export default function MessagesPage({ params }: PageProps) {
  const { id } = params;
  const { t } = useTranslation();
  const email = useAtomValue(userAtom)?.email ?? '';
  const isBeside = useHasInboxBeside();
  const hasInbox = isBeside || id === undefined;
  const inbox = useInbox(hasInbox);
  const isInboxEmpty = inbox.status === 'ready' && inbox.conversations.length === 0;
  const asksForChoice = isBeside && !isInboxEmpty && inbox.status !== 'failed';
  const title = t('shell:links.messages');
  return (
    <>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('messages:description')}
        path={id === undefined ? paths.messages : paths.conversation(id)}
        noIndex
      />
      <MessagesLayout
        title={title}
        notice={<SetPasswordOfferContainer />}
        inbox={hasInbox && <Inbox inbox={inbox} currentId={id} />}
        conversation={
          id === undefined ? (
            asksForChoice && <EmptyState title={t('messages:list.choose')} />
          ) : (
            <OpenConversation key={id} id={id} email={email} isAlone={!isBeside} />
          )
        }
      />
    </>
  );
}
