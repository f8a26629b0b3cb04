import { CircleAlert, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadPicture } from '../../pictures/PrivatePictures/pictureUrls.ts';
import { MessagePictures } from '../MessagePictures/MessagePictures.tsx';
import type { ListedMessage } from './messageDays.ts';
import { PhoneCard } from './PhoneCard.tsx';
import { ViewingCard } from './ViewingCard.tsx';
import type { ViewingState } from './viewingStates.ts';

interface MessageBubbleProps {
  message: ListedMessage;
  /** Spoken before the text. */
  sender: string;
  partnerName: string;
  loadPicture: LoadPicture;
  /** Shown below the last message of a run. */
  time?: string | undefined;
  isLastRead: boolean;
  /** Warns against a payment that the message asks for. */
  hasMoneyWarning: boolean;
  /** Current state of the viewing that the message reports. */
  viewingState: ViewingState | undefined;
  /** Buttons of the current viewing. */
  actions?: ReactNode;
  onRetry(id: string): void;
}

export function MessageBubble({
  message,
  sender,
  partnerName,
  loadPicture,
  time,
  isLastRead,
  hasMoneyWarning,
  viewingState,
  actions,
  onRetry,
}: MessageBubbleProps) {
  const { t } = useTranslation();
  const { id, is_own, text, state, problem, sent_at, viewing, shared_phone, pictures } = message;
  const hasText = !viewing && shared_phone === undefined && (text !== '' || !pictures);
  return (
    <li className={state === 'failed' ? 'message failed' : 'message'}>
      <span className="visually-hidden">{sender} </span>
      {viewing && <ViewingCard viewing={viewing} text={text} state={viewingState} actions={actions} />}
      {shared_phone !== undefined && <PhoneCard phone={shared_phone} isOwn={is_own} />}
      {pictures && (
        <MessagePictures pictures={pictures} loadPicture={loadPicture} senderName={is_own ? undefined : partnerName} />
      )}
      {hasText && (
        <p className="text" dir="auto">
          {text}
        </p>
      )}
      {hasMoneyWarning && (
        <p className="warning" role="note">
          <ShieldAlert aria-hidden size={18} strokeWidth={1.75} />
          {t('messages:moneyWarning')}
        </p>
      )}
      {state === 'failed' && (
        <p className="meta error">
          <CircleAlert aria-hidden size={16} strokeWidth={1.75} />
          <span>{problem ?? t('messages:state.failed')}</span>
          <button type="button" onClick={() => onRetry(id)}>
            {t('messages:state.retry')}
          </button>
        </p>
      )}
      {(state === 'sending' || state === 'waiting') && <p className="meta">{t(`messages:state.${state}`)}</p>}
      {state === undefined && (time !== undefined || isLastRead) && (
        <p className="meta">
          {time !== undefined && <time dateTime={sent_at}>{time}</time>}
          {time !== undefined && isLastRead && ' · '}
          {isLastRead && <span className="read">{t('messages:state.read')}</span>}
        </p>
      )}
    </li>
  );
}
