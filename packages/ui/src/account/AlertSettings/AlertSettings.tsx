import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertFields, type AlertFieldsProps } from '../../search/AlertFields/AlertFields.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { role } from '../../theme/roles.ts';
import { radius, touchTarget } from '../../theme/tokens.ts';

export interface AlertSettingsProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'>,
    Pick<AlertFieldsProps, 'onChange' | 'push' | 'onTurnOnPush' | 'onTurnOffPush' | 'unverified'> {
  /** Undefined while loading, `failed` if loading failed. */
  favorites: AlertFieldsProps['alert'] | 'failed' | undefined;
  onRetry(): void;
}

const SettingsPlaceholder = styled('div')({
  display: 'grid',
  gap: 12,
  '& span': { blockSize: touchTarget, borderRadius: radius.inner, backgroundColor: role.surfaceSunken },
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
        <span />
        <span />
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
