import styled from '@emotion/styled';
import type { ConversationSummary } from '@mashrabiya/contract';
import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { ConversationListSkeleton } from './ConversationListSkeleton.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { conversationListStyles } from './conversationListStyles.ts';

export interface ConversationListProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The latest message first. */
  conversations: readonly ConversationSummary[];
  status: 'loading' | 'ready' | 'failed';
  /** Id of the open conversation. */
  currentId?: string | undefined;
  getHref(conversation: ConversationSummary): string;
  /** Loads older conversations; absent at the end. */
  onLoadMore?: (() => void) | undefined;
  loadingMore?: boolean;
  onRetry?(): void;
  /** Target of the empty state. */
  searchHref: string;
}

const Root = styled('section')(conversationListStyles);

/** Inbox of the user's conversations, as a buyer and as a seller. */
export function ConversationList({
  conversations,
  status,
  currentId,
  getHref,
  onLoadMore,
  loadingMore = false,
  onRetry,
  searchHref,
  ...section
}: ConversationListProps) {
  const { t } = useTranslation();
  return (
    <Root aria-label={t('messages:list.label')} aria-busy={status === 'loading' || loadingMore} {...section}>
      {status === 'loading' && <ConversationListSkeleton />}
      {status === 'failed' && <FailedState title={t('messages:list.failed')} onRetry={onRetry} />}
      {status === 'ready' && conversations.length === 0 && (
        <EmptyState
          title={t('messages:list.empty')}
          message={t('messages:list.emptyText')}
          action={{ href: searchHref, label: t('messages:list.emptyAction'), icon: Search }}
        />
      )}
      {status === 'ready' && conversations.length > 0 && (
        <ul>
          {conversations.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow
                conversation={conversation}
                href={getHref(conversation)}
                isCurrent={conversation.id === currentId}
              />
            </li>
          ))}
        </ul>
      )}
      {status === 'ready' && onLoadMore && (
        <Button className="more" variant="outlined" busy={loadingMore} onClick={onLoadMore}>
          {t('messages:list.more')}
        </Button>
      )}
    </Root>
  );
}
