import { ConversationList } from '@mashrabiya/ui';
import { paths } from '../../routing/paths.ts';
import type { Inbox as InboxData } from './useInbox.ts';

interface InboxProps {
  inbox: InboxData;
  currentId: string | undefined;
}

export function Inbox({ inbox, currentId }: InboxProps) {
  const { conversations, status, onLoadMore, loadingMore, retry } = inbox;
  return (
    <ConversationList
      conversations={conversations}
      status={status}
      currentId={currentId}
      getHref={({ id }) => paths.conversation(id)}
      onLoadMore={onLoadMore}
      loadingMore={loadingMore}
      onRetry={retry}
      searchHref={paths.forSale}
    />
  );
}
