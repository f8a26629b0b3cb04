import styled from '@emotion/styled';
import type { Conversation, Message } from '@mashrabiya/contract';
import { CalendarPlus, Phone } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { MessageForm, type MessageFormProps } from '../MessageForm/MessageForm.tsx';
import { MessageList, type MessageListProps } from '../MessageList/MessageList.tsx';
import type { ViewingControls } from '../shared/viewingControls.ts';
import { ViewingBar } from '../ViewingBar/ViewingBar.tsx';
import { isPhoneRequested } from './asksForPhone.ts';
import { ConversationHeader } from './ConversationHeader.tsx';
import { ConversationMenu, type ConversationMenuProps } from './ConversationMenu.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { conversationStyles } from './conversationStyles.ts';
import { ListingRow } from './ListingRow.tsx';

export interface ConversationViewProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>,
    Pick<
      MessageListProps,
      | 'outgoing'
      | 'loadPicture'
      | 'isPartnerTyping'
      | 'onLoadEarlier'
      | 'isLoadingEarlier'
      | 'hasEarlierFailed'
      | 'onRetry'
      | 'onSeen'
    >,
    Pick<MessageFormProps, 'onSend' | 'onDraft' | 'pictures'>,
    Pick<ConversationMenuProps, 'onMutedChange' | 'onBlockedChange' | 'phoneHref' | 'reportHref'> {
  status: 'loading' | 'ready' | 'failed' | 'missing';
  conversation: Conversation | undefined;
  viewingControls: ViewingControls;
  /** Default: those of the conversation. */
  messages?: readonly Message[];
  draft?: string;
  getPropertyHref(property: { id: string }): string;
  /** The inbox; absent where it is beside the conversation. */
  backHref?: string | undefined;
  /** Called before navigation, so that the app can go back in history instead. */
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Reloads after a failure. */
  onReload?(): void;
  /** 1 where the conversation is the whole page. */
  level?: 1 | 2;
}

const Root = styled('section')(conversationStyles);

/** Messages with one partner about one property, and a form for the next one. Fills the height of its box. */
export function ConversationView({
  status,
  conversation,
  viewingControls,
  messages = conversation?.messages ?? [],
  draft,
  getPropertyHref,
  backHref,
  onBack,
  onReload,
  level = 2,
  onSend,
  onDraft,
  pictures,
  onMutedChange,
  onBlockedChange,
  phoneHref,
  reportHref,
  ...props
}: ConversationViewProps) {
  const { t } = useTranslation();
  const {
    outgoing,
    isPartnerTyping,
    onLoadEarlier,
    isLoadingEarlier,
    hasEarlierFailed,
    onRetry,
    onSeen,
    loadPicture,
    ...section
  } = props;
  const isReady = status === 'ready' && conversation !== undefined;
  const [isCancelling, setCancelling] = useState(false);
  const partnerName = conversation?.partner?.name ?? t('messages:deletedAccount');
  const viewing = conversation?.viewing ?? null;
  const controls: ViewingControls = {
    ...viewingControls,
    canReschedule: conversation?.is_blocked !== true,
    onAnswer: (answer) => {
      if (answer === 'cancelled' && viewing?.status === 'accepted') setCancelling(true);
      else viewingControls.onAnswer(answer);
    },
  };
  const canSuggest = viewing === null && conversation?.is_property_available === true;
  return (
    <Root aria-busy={status === 'loading'} {...section}>
      <ConversationHeader
        {...(isReady && {
          partnerName,
          picture: conversation.partner?.profile_pic ?? null,
          role: conversation.role,
          isMuted: conversation.is_muted,
        })}
        {...{ backHref, onBack, level }}
      >
        {isReady && <ConversationMenu {...{ conversation, onMutedChange, onBlockedChange, phoneHref, reportHref }} />}
      </ConversationHeader>
      {status === 'loading' && <ConversationSkeleton />}
      {status === 'failed' && <FailedState title={t('messages:conversation.failed')} onRetry={onReload} />}
      {status === 'missing' && <EmptyState title={t('messages:conversation.missing')} />}
      {isReady && (
        <>
          <ListingRow
            property={conversation.property}
            isAvailable={conversation.is_property_available}
            getHref={getPropertyHref}
          />
          {viewing && <ViewingBar className="viewing-bar" viewing={viewing} controls={controls} />}
          <MessageList
            className="messages"
            messages={messages}
            partnerName={partnerName}
            partnerReadUntil={conversation.partner_read_until}
            viewing={viewing}
            {...(conversation.partner && { viewingControls: controls })}
            {...{
              outgoing,
              loadPicture,
              isPartnerTyping,
              onLoadEarlier,
              isLoadingEarlier,
              hasEarlierFailed,
              onRetry,
              onSeen,
            }}
          />
          <div className="foot">
            {!conversation.partner && <p className="closed">{t('messages:conversation.closed')}</p>}
            {conversation.is_blocked && (
              <p className="closed">
                {t('messages:conversation.blocked', { name: partnerName })}
                <Button variant="text" onClick={() => onBlockedChange(false)}>
                  {t('messages:conversation.unblock')}
                </Button>
              </p>
            )}
            {conversation.partner && !conversation.is_blocked && isPhoneRequested(messages) && (
              <ButtonLink className="share-phone" variant="outlined" icon={Phone} href={phoneHref}>
                {t('messages:phone.share')}
              </ButtonLink>
            )}
            {conversation.partner && !conversation.is_blocked && (
              <MessageForm
                initial={draft}
                onSend={onSend}
                onDraft={onDraft}
                pictures={pictures}
                {...(canSuggest && { tools: <SuggestViewingButton onClick={viewingControls.onSuggest} /> })}
              />
            )}
          </div>
          <ConfirmDialog
            open={isCancelling}
            title={t('messages:viewing.cancelTitle')}
            text={t('messages:viewing.cancelText', { name: partnerName })}
            confirm={t('messages:viewing.cancel')}
            cancel={t('messages:viewing.keep')}
            onClose={() => setCancelling(false)}
            onConfirm={() => {
              setCancelling(false);
              viewingControls.onAnswer('cancelled');
            }}
          />
        </>
      )}
    </Root>
  );
}

function SuggestViewingButton({ onClick }: { onClick(): void }) {
  const { t } = useTranslation();
  return <IconButton icon={CalendarPlus} label={t('messages:viewing.suggest')} onClick={onClick} />;
}
