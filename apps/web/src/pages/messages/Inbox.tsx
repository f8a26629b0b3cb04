import { ConversationList } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { getLoadMore } from '../../api/nextPage.ts';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
import { paths } from '../../routing/paths.ts';
import type { Inbox as InboxData } from './useInbox.ts';

interface InboxProps {
  inbox: InboxData;
  currentId: string | undefined;
}

export function Inbox({ inbox, currentId }: InboxProps) {
  const { t } = useTranslation();
  const { conversations, status, list } = inbox;
  return (
    <>
      <ConversationList
        conversations={conversations}
        status={status}
        currentId={currentId}
        getHref={({ id }) => paths.conversation(id)}
        onLoadMore={getLoadMore(list)}
        loadingMore={list.isFetchingNextPage}
        onRetry={() => void list.refetch()}
        searchHref={paths.forSale}
      />
      <NextPageFailure list={list} title={t('messages:list.failed')} />
    </>
  );
}
