import type { QueueHolder } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';

export interface QueueHoldersProps {
  /** Other moderators with leased cases of the queue. */
  holders: readonly QueueHolder[];
}

/** Names the moderators who lease the remaining cases, with their numbers. */
export function QueueHolders({ holders }: QueueHoldersProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul>
        {holders.map(({ name, count }) => (
          <li key={name}>
            <bdi>{name}</bdi>: {t('moderation:claimed.count', { count })}
          </li>
        ))}
      </ul>
      <p>{t('moderation:claimed.text')}</p>
    </>
  );
}
