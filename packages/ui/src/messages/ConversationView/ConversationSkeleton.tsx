import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** Lengths of the placeholder messages, in percent; own ones at the inline end. */
const MESSAGES = [
  { width: 46, isOwn: true },
  { width: 62, isOwn: false },
  { width: 38, isOwn: false },
  { width: 54, isOwn: true },
] as const;

export function ConversationSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <div className="listing" aria-hidden>
        <Skeleton width={72} height={54} />
        <span className="facts">
          <Skeleton width="min(280px, 70%)" height={16} />
          <Skeleton width={96} height={16} />
        </span>
      </div>
      <div className="messages skeleton" role="status" aria-label={t('messages:conversation.loading')}>
        {MESSAGES.map(({ width, isOwn }) => (
          <Skeleton key={width} className={isOwn ? 'own' : undefined} width={`${width}%`} height={44} />
        ))}
      </div>
      <div className="foot" aria-hidden>
        <Skeleton height={48} />
      </div>
    </>
  );
}
