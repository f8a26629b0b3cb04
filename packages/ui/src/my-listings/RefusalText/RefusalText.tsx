import type { Refusal } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';

export function RefusalText({ refusal }: { refusal: Refusal }) {
  const { t } = useTranslation();
  return (
    <>
      <ul>
        {refusal.reasons.map((reason) => (
          <li key={reason}>{t(`moderation:reason.${reason}`)}</li>
        ))}
      </ul>
      {refusal.note && (
        <q>
          <bdi>{refusal.note}</bdi>
        </q>
      )}
    </>
  );
}
