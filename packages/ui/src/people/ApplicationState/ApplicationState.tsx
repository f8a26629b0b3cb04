import type { AdvisorApplication } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { StatusScreen, type StatusScreenProps } from '../../states/StatusScreen/StatusScreen.tsx';

export interface ApplicationStateProps extends Omit<StatusScreenProps, 'drawing' | 'title' | 'message' | 'action'> {
  application: AdvisorApplication;
  listHref: string;
  onReapply(): void;
}

const DRAWINGS = { pending: 'coming', accepted: 'empty', rejected: 'failed' } as const;

export function ApplicationState({ application, listHref, onReapply, ...screen }: ApplicationStateProps) {
  const { t } = useTranslation();
  const { state, reason, submitted_at, email } = application;
  const list = { href: listHref, label: t('people:apply.see') };
  return (
    <StatusScreen
      {...screen}
      drawing={DRAWINGS[state]}
      title={t(`people:apply.state.${state}`)}
      message={
        <>
          <p>{t(`people:apply.stateText.${state}`, { email })}</p>
          {state === 'rejected' && (
            <p>
              <strong>{t('people:apply.why')}</strong> <bdi>{reason}</bdi>
            </p>
          )}
          {state === 'pending' && (
            <p>
              {t('people:apply.since')} <DateText date={submitted_at} />
            </p>
          )}
        </>
      }
      action={state === 'rejected' ? { label: t('people:apply.again'), onClick: onReapply } : list}
    />
  );
}
