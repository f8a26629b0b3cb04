import styled from '@emotion/styled';
import { ALERT_FREQUENCIES } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertFields, type AlertFieldsProps } from '../../search/AlertFields/AlertFields.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export interface AlertSettingsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'>,
    Pick<AlertFieldsProps, 'onChange' | 'push' | 'onTurnOnPush' | 'onTurnOffPush' | 'unverified'> {
  /** Undefined while loading, `failed` if loading failed. */
  favorites: AlertFieldsProps['alert'] | 'failed' | undefined;
  onRetry(): void;
}

/** As high as the question and the frequencies of an alert that is off. */
const SettingsPlaceholder = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(128px, 100%), 1fr))',
  gap: 8,
  marginBlockEnd: 24,
  '& span': { blockSize: 50, borderRadius: radius.field, backgroundColor: role.surfaceSunken },
  '& .legend': { gridColumn: '1 / -1', inlineSize: '60%', blockSize: 28, marginBlockEnd: 4 },
});

/** Alerts on price drops and removed favorites; saved searches have their own settings. */
export function AlertSettings({
  favorites,
  onChange,
  push,
  onTurnOnPush,
  onTurnOffPush,
  unverified,
  onRetry,
  ...div
}: AlertSettingsProps) {
  const { t } = useTranslation();
  if (favorites === 'failed') return <FailedState title={t('savedSearches:alerts.failed')} onRetry={onRetry} />;
  if (!favorites) {
    return (
      <SettingsPlaceholder {...div} role="status" aria-busy="true" aria-label={t('savedSearches:alerts.loading')}>
        <span className="legend" />
        {ALERT_FREQUENCIES.map((frequency) => (
          <span key={frequency} />
        ))}
      </SettingsPlaceholder>
    );
  }
  return (
    <AlertFields
      {...div}
      legend={t('savedSearches:alerts.favoritesLegend')}
      alert={favorites}
      onChange={onChange}
      push={push}
      onTurnOnPush={onTurnOnPush}
      {...(onTurnOffPush && { onTurnOffPush })}
      unverified={unverified}
    />
  );
}
