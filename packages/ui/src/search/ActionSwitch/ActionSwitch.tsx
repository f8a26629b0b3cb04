import styled from '@emotion/styled';
import { ACTIONS, type Action } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../link/Link.tsx';
import { actionSwitchStyles } from './actionSwitchStyles.ts';

export interface ActionSwitchProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Undefined if the list holds both actions. */
  current?: Action | undefined;
  /** Same search for the other action. */
  getHref: (action: Action) => string;
}

const Root = styled('div')(actionSwitchStyles);

/** Switch between sale and rent: two links, which work without JavaScript. */
export function ActionSwitch({ current, getHref, ...div }: ActionSwitchProps) {
  const { t } = useTranslation();
  return (
    <Root role="group" aria-label={t('search:label.action')} {...div}>
      {ACTIONS.map((action) => (
        <Link key={action} href={getHref(action)} aria-current={action === current ? 'true' : undefined}>
          {t(`vocabulary:action.${action}`)}
        </Link>
      ))}
    </Root>
  );
}
