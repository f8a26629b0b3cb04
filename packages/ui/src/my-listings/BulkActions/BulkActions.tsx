import styled from '@emotion/styled';
import type { OwnProperty } from '@mashrabiya/contract';
import { Trash2, X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';
import { ACTION_ICONS } from '../AdActions/actionIcons.ts';
import { type AdAction, listAdActions } from '../AdActions/listAdActions.ts';

/** Tools that need no answer for each ad. */
const BULK_AD_ACTIONS = ['confirm', 'renew', 'pause', 'resume'] as const satisfies AdAction[];
export type BulkAction = (typeof BULK_AD_ACTIONS)[number] | 'remove';

export interface BulkActionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The selected ads, at least one. */
  ads: readonly OwnProperty[];
  now: Date;
  pendingAction?: BulkAction | undefined;
  /** Receives the selected ads that the action applies to. */
  onAction(action: BulkAction, ads: readonly OwnProperty[]): void;
  onClear(): void;
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 6,
  paddingInline: '16px 8px',
  borderRadius: radius.field,
  backgroundColor: role.surfaceSunken,
  '& > p': { marginInlineEnd: 'auto' },
});

/** Actions on several ads of an owner; each says to how many of them it applies. */
export function BulkActions({ ads, now, pendingAction, onAction, onClear, ...div }: BulkActionsProps) {
  const { t } = useTranslation();
  const isPending = pendingAction !== undefined;
  const actions = BULK_AD_ACTIONS.map((action) => ({
    action,
    applicableAds: ads.filter((ad) => listAdActions(ad, now).includes(action)),
  })).filter(({ applicableAds }) => applicableAds.length > 0);
  return (
    <Root role="group" aria-label={t('myListings:bulk.label')} {...div}>
      <p role="status">{t('myListings:bulk.selected', { count: ads.length })}</p>
      {actions.map(({ action, applicableAds }) => (
        <Button
          key={action}
          variant="text"
          icon={ACTION_ICONS[action]}
          busy={pendingAction === action}
          disabled={isPending && pendingAction !== action}
          onClick={() => onAction(action, applicableAds)}
        >
          {t('myListings:bulk.action', { action: t(`myListings:run.${action}`), count: applicableAds.length })}
        </Button>
      ))}
      <Button
        variant="text"
        color="error"
        icon={Trash2}
        busy={pendingAction === 'remove'}
        disabled={isPending && pendingAction !== 'remove'}
        onClick={() => onAction('remove', ads)}
      >
        {t('myListings:bulk.action', { action: t('myListings:card.remove'), count: ads.length })}
      </Button>
      <Button variant="text" icon={X} disabled={isPending} onClick={onClear}>
        {t('myListings:bulk.clear')}
      </Button>
    </Root>
  );
}
