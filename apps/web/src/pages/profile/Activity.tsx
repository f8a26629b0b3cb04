import { ActivityList } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { clockAtom } from '../../atoms/app.ts';
import { Section } from './Section.tsx';
import { useActivity } from './useAccount.ts';

export function Activity() {
  const { t } = useTranslation();
  const now = useAtomValue(clockAtom);
  const { data, isError, refetch } = useActivity();
  return (
    <Section id="activity" text={t('account:profile.sectionText.activity')}>
      <ActivityList events={data?.data} now={now} failed={isError} onRetry={() => void refetch()} />
    </Section>
  );
}
