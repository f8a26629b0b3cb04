import styled from '@emotion/styled';
import type { Message, Viewing } from '@mashrabiya/contract';
import { ArrowDown } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { useIsPageVisible } from '../../foundation/hooks/useIsPageVisible.ts';
import type { LoadPicture } from '../../pictures/PrivatePictures/pictureUrls.ts';
import { useDayText } from '../shared/useDayText.ts';
import { useViewingText } from '../shared/useViewingText.ts';
import type { ViewingControls } from '../shared/viewingControls.ts';
import { asksForMoney } from './asksForMoney.ts';
import { MessageBubble } from './MessageBubble.tsx';
import { findLastReadId, groupByDay, type ListedMessage, type OutgoingMessage } from './messageDays.ts';
import { messageListStyles, scrollerStyles } from './messageListStyles.ts';
import { useFocusAfterAnswer } from './useFocusAfterAnswer.ts';
import { useIsEndInView } from './useIsEndInView.ts';
import { ViewingActions } from './ViewingActions.tsx';
import { listViewingStates } from './viewingStates.ts';

export interface MessageListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Oldest first. */
  messages: readonly Message[];
  isPartnerTyping?: boolean;
  /** Messages that are being sent or were not sent, below the others. */
  outgoing?: readonly OutgoingMessage[];
  partnerName: string;
  /** Time of the newest message that the partner has read. */
  partnerReadUntil?: string | null;
  /** The proposed or accepted viewing. */
  viewing?: Viewing | null;
  /** Shows actions below the last message about the viewing; absent without a partner. */
  viewingControls?: ViewingControls | undefined;
  /** Loads earlier messages; absent at the beginning. */
  onLoadEarlier?: (() => void) | undefined;
  isLoadingEarlier?: boolean;
  hasEarlierFailed?: boolean;
  loadPicture: LoadPicture;
  onRetry(id: string): void;
  /** Called with the partner's newest message once the user can see it. */
  onSeen?(id: string): void;
}

const Root = styled('div')(messageListStyles);
const Scroller = styled('div')(scrollerStyles);
const NO_MESSAGES: readonly OutgoingMessage[] = [];

const toListed = (message: OutgoingMessage): ListedMessage => ({ ...message, is_own: true, viewing: null });

/** Messages by day, own ones at the inline end. Stays at the newest message unless the user has scrolled up. */
export function MessageList({
  messages,
  outgoing = NO_MESSAGES,
  partnerName,
  isPartnerTyping = false,
  partnerReadUntil = null,
  viewing = null,
  viewingControls,
  onLoadEarlier,
  isLoadingEarlier = false,
  hasEarlierFailed = false,
  loadPicture,
  onRetry,
  onSeen,
  ...div
}: MessageListProps) {
  const { t } = useTranslation();
  const { formatDay, formatTime } = useDayText();
  const { describeMessage } = useViewingText();
  const scroller = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isEndInView = useIsEndInView(end);
  const isPageVisible = useIsPageVisible();

  const newestReceived = messages.findLast(({ is_own }) => !is_own);
  const newestReceivedId = newestReceived?.id;
  const [initialReceivedId] = useState(newestReceivedId);
  const hasNewMessage = newestReceivedId !== initialReceivedId;
  const reportSeen = useEffectEvent((id: string) => onSeen?.(id));
  useEffect(() => {
    if (newestReceivedId !== undefined && isEndInView && isPageVisible) reportSeen(newestReceivedId);
  }, [newestReceivedId, isEndInView, isPageVisible]);

  // The scroller runs from its bottom upwards.
  const scrollToNewest = () => scroller.current?.scrollTo({ top: 0 });
  const newestOutgoingId = outgoing.at(-1)?.id;
  useEffect(() => {
    if (newestOutgoingId !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [newestOutgoingId]);

  const showEarlier = () => {
    // The button may disappear.
    scroller.current?.focus({ preventScroll: true });
    onLoadEarlier?.();
  };
  const viewingStates = listViewingStates(messages, viewing, new Date());
  const lastViewingMessageId = viewing && messages.findLast((message) => message.viewing?.id === viewing.id)?.id;
  const keepFocus = useFocusAfterAnswer(scroller, viewing);
  const lastReadId = findLastReadId(messages, partnerReadUntil);
  const moneyRequestId = messages.findLast(({ is_own, text }) => !is_own && asksForMoney(text))?.id;
  const hasFailed = outgoing.some(({ state }) => state === 'failed');
  return (
    <Root {...div}>
      <Scroller
        ref={scroller}
        role="group"
        aria-label={t('messages:conversation.label', { name: partnerName })}
        tabIndex={0}
      >
        <div className="days">
          {onLoadEarlier && (
            <div className="earlier">
              {hasEarlierFailed && <p role="alert">{t('messages:conversation.earlierFailed')}</p>}
              <Button variant="text" busy={isLoadingEarlier} onClick={showEarlier}>
                {t(hasEarlierFailed ? 'common:retry' : 'messages:conversation.earlier')}
              </Button>
            </div>
          )}
          {groupByDay([...messages, ...outgoing.map(toListed)]).map(({ day, runs }) => (
            <section key={day}>
              <p className="day">
                <time dateTime={day}>{formatDay(new Date(runs[0]?.messages[0]?.sent_at ?? day))}</time>
              </p>
              {runs.map((run) => (
                <ul key={run.messages[0]?.id} className={run.isOwn ? 'messageGroup own' : 'messageGroup'}>
                  {run.messages.map((message, index) => (
                    <MessageBubble
                      key={message.id}
                      message={message}
                      partnerName={partnerName}
                      loadPicture={loadPicture}
                      sender={run.isOwn ? t('messages:you') : `${partnerName}:`}
                      time={index === run.messages.length - 1 ? formatTime(new Date(message.sent_at)) : undefined}
                      isLastRead={message.id === lastReadId}
                      hasMoneyWarning={message.id === moneyRequestId}
                      viewingState={message.viewing ? viewingStates.get(message.viewing.id) : undefined}
                      actions={
                        viewing &&
                        viewingControls &&
                        message.id === lastViewingMessageId && (
                          <ViewingActions viewing={viewing} controls={keepFocus(viewingControls)} />
                        )
                      }
                      onRetry={onRetry}
                    />
                  ))}
                </ul>
              ))}
            </section>
          ))}
          {isPartnerTyping && (
            <p className="typing" aria-hidden>
              {t('messages:conversation.typing')}
            </p>
          )}
          <div ref={end} className="end" />
        </div>
      </Scroller>
      {isEndInView === false && (
        <IconButton
          className="to-newest"
          icon={ArrowDown}
          label={t('messages:conversation.newest')}
          onClick={scrollToNewest}
        />
      )}
      <p className="visually-hidden" role="status">
        {hasNewMessage && newestReceived && `${partnerName}: ${describeMessage(newestReceived)}`}
      </p>
      <p className="visually-hidden" role="status">
        {isPartnerTyping && `${partnerName}: ${t('messages:conversation.typing')}`}
      </p>
      <p className="visually-hidden" role="status">
        {hasFailed && t('messages:state.failed')}
      </p>
    </Root>
  );
}
