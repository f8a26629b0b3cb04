import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { touchTarget } from '../../theme/tokens.ts';
import { openMap } from './openMap.ts';

export interface MapLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  href: string;
  /** Called when the browser blocks the tab; shows an alert when absent. */
  onBlocked?: (message: string) => void;
}

const Root = styled('a')({ display: 'inline-flex', alignItems: 'center', gap: 8, minBlockSize: touchTarget });

/** Opens a property's location in a map, in a new tab. A plain link without JavaScript. */
export function MapLink({ href, onBlocked, children, ...anchor }: MapLinkProps) {
  const { t } = useTranslation();
  return (
    <Root
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => openMap(event, t('listings:map.blocked'), onBlocked)}
      {...anchor}
    >
      {children ?? t('listings:map.open')}
      <span className="visually-hidden">{t('listings:map.newTab')}</span>
    </Root>
  );
}
