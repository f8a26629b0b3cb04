import styled from '@emotion/styled';
import type { OwnProperty } from '@mashrabiya/contract';
import { ChartColumn, Copy, Pencil, Trash2 } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '../../foundation/ActionMenu/ActionMenu.tsx';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { touchTarget } from '../../theme/tokens.ts';
import { ACTION_ICONS } from './actionIcons.ts';
import { type AdAction, type AdActionFacts, listAdActions } from './listAdActions.ts';

export interface AdActionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  ad: AdActionFacts & Pick<OwnProperty, 'address'> & Partial<Pick<OwnProperty, 'sold_asked_at'>>;
  now: Date;
  editHref: string;
  statisticsHref: string;
  /** Form of a new ad, prefilled from this one. */
  duplicateHref: string;
  pendingAction?: AdAction | undefined;
  removing?: boolean;
  onAction?(action: AdAction): void;
  /** Requests deletion; the host opens `DeletePropertyPopup`. */
  onRemove?(): void;
}

/** Width in pixels below which Edit beside another button shows its icon only. */
const NARROW_PX = 300;

const Root = styled('div')({
  containerType: 'inline-size',
  display: 'flex',
  gap: 8,
  '& > .MuiButton-root': { flex: '1 1 auto', paddingInline: 8 },
  '& > .more': { flex: 'none', alignSelf: 'center', color: role.inkMuted },
  [`@container (max-width: ${NARROW_PX}px)`]: {
    '& > * ~ .edit': { flex: 'none', inlineSize: touchTarget, minInlineSize: 0, fontSize: 0 },
    '& > * ~ .edit .MuiButton-startIcon': { margin: 0 },
  },
});

/**
 * Actions of an owner's ad: the main one of its status and Edit as buttons, the others in a menu. While visitors report
 * the property as sold, both answers are buttons.
 */
export function AdActions({
  ad,
  now,
  editHref,
  statisticsHref,
  duplicateHref,
  pendingAction,
  removing = false,
  onAction,
  onRemove,
  ...root
}: AdActionsProps) {
  const { t } = useTranslation();
  const { address } = ad;
  const actions = listAdActions(ad, now);
  const buttons = actions.slice(0, ad.sold_asked_at ? 2 : 1);
  const isEditButton = buttons.length < 2;
  const menu: MenuAction[] = [
    ...actions.slice(buttons.length).map((action) => ({
      icon: ACTION_ICONS[action],
      text: t(`myListings:run.${action}`),
      onSelect: () => onAction?.(action),
    })),
    { icon: ChartColumn, text: t('myListings:run.statistics'), href: statisticsHref },
    { icon: Copy, text: t('myListings:run.duplicate'), href: duplicateHref },
    { icon: Trash2, text: t('myListings:card.remove'), onSelect: () => onRemove?.(), isDestructive: true },
  ];
  if (!isEditButton) menu.unshift({ icon: Pencil, text: t('myListings:card.edit'), href: editHref });
  return (
    <Root role="group" aria-label={t('myListings:run.actions')} {...root}>
      {buttons.map((action) => (
        <Button
          key={action}
          variant="outlined"
          icon={ACTION_ICONS[action]}
          busy={pendingAction === action}
          disabled={removing || (pendingAction !== undefined && pendingAction !== action)}
          onClick={() => onAction?.(action)}
        >
          {t(`myListings:run.${action}`)}
        </Button>
      ))}
      {isEditButton && (
        <ButtonLink
          className="edit"
          href={editHref}
          variant={buttons.length > 0 ? 'text' : 'outlined'}
          icon={Pencil}
          aria-label={t('myListings:card.editNamed', { address })}
        >
          {t('myListings:card.edit')}
        </ButtonLink>
      )}
      <ActionMenu
        className="more"
        label={t(removing ? 'myListings:card.removingNamed' : 'myListings:card.more', { address })}
        actions={menu}
        busy={removing || actions.indexOf(pendingAction as AdAction) >= buttons.length}
      />
    </Root>
  );
}
