import type { QueueHolder } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';

export interface QueueHoldersProps {
  /** Other moderators who have cases of the queue. */
  holders: readonly QueueHolder[];
}

/** Names who has the cases that a moderator cannot get, and how many each. */
export function QueueHolders({ holders }: QueueHoldersProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul>
        {holders.map(({ name, count }) => (
          <li key={name}>
            <bdi>{name}</bdi>: {t('moderating:held.count', { count })}
          </li>
        ))}
      </ul>
      <p>{t('moderating:held.text')}</p>
    </>
  );
}
