import styled from '@emotion/styled';
import type { ReportedConversation } from '@mashrabiya/contract';
import { formatDate, formatTime } from '@mashrabiya/i18n';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { PhoneText } from '../../foundation/text/PhoneText.tsx';
import { Link } from '../../link/Link.tsx';
import { MessagePictures } from '../../messages/MessagePictures/MessagePictures.tsx';
import { useViewingText } from '../../messages/shared/useViewingText.ts';
import type { LoadPicture } from '../../pictures/PrivatePictures/pictureUrls.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, typeScale } from '../../theme/tokens.ts';

export interface ConversationTranscriptProps {
  conversation: ReportedConversation;
  /** The user whom the report is about. */
  reportedId: string;
  getPropertyHref(id: string): string;
  loadPicture: LoadPicture;
}

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  marginBlockStart: 8,
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  '& .messageHeader': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    fontSize: typeScale.caption,
  },
  '& .messageHeader strong': { fontWeight: fontWeight.semibold },
  '& time': { color: role.inkMuted, fontVariantNumeric: 'tabular-nums' },
});

const Scroller = styled('div')({
  maxBlockSize: 360,
  padding: 12,
  overflowY: 'auto',
  border: `1px solid ${role.line}`,
  borderRadius: radius.field,
  backgroundColor: role.background,
});

/** Messages of a reported conversation, each with writer, day and time. */
export function ConversationTranscript({
  conversation,
  reportedId,
  getPropertyHref,
  loadPicture,
}: ConversationTranscriptProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { describeMessage } = useViewingText();
  const { property, messages, has_earlier } = conversation;
  return (
    <Root aria-label={t('moderation:conversation.label')}>
      {property && (
        <p>
          {t('moderation:conversation.about')}{' '}
          <Link dir="auto" href={getPropertyHref(property.id)}>
            {property.address}
          </Link>
        </p>
      )}
      {has_earlier && <p className="note">{t('moderation:conversation.latest', { count: messages.length })}</p>}
      <Scroller role="group" tabIndex={0} aria-label={t('moderation:conversation.messages')}>
        <ol>
          {messages.map(({ id, sender, text, sent_at, viewing, shared_phone, pictures }) => {
            const writer = conversation[sender];
            const writerName = writer?.name ?? t('moderation:conversation.deletedAccount');
            const sentAt = new Date(sent_at);
            return (
              <li key={id}>
                <p className="messageHeader">
                  <strong dir="auto">{writerName}</strong>
                  <span>{t(`moderation:conversation.role.${sender}`)}</span>
                  {writer?.id === reportedId && (
                    <Chip size="small" color="error" label={t('moderation:conversation.reported')} />
                  )}
                  <time dateTime={sent_at}>
                    {formatDate(sentAt, language)} · {formatTime(sentAt, language)}
                  </time>
                </p>
                {viewing && <p>{describeMessage({ text, viewing })}</p>}
                {shared_phone !== undefined && (
                  <p>
                    {describeMessage({ text, viewing, shared_phone })}{' '}
                    {shared_phone && <PhoneText phone={shared_phone} />}
                  </p>
                )}
                {pictures && <MessagePictures pictures={pictures} senderName={writerName} loadPicture={loadPicture} />}
                {text !== '' && (
                  <p className="textBlock" dir="auto">
                    {text}
                  </p>
                )}
              </li>
            );
          })}
        </ol>
      </Scroller>
    </Root>
  );
}
