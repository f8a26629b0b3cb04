import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { phoneBarHeight, radius, shadow, zIndex } from '../../theme/tokens.ts';
import { MAP_BESIDE_LIST } from '../MapBeside/useIsMapCovering.ts';

/** Delay in milliseconds, so that a fast map shows no note. */
const QUIET_MS = 250;

const Root = styled('p')({
  position: 'fixed',
  zIndex: zIndex.cover,
  insetBlockEnd: `calc(${phoneBarHeight} + 24px)`,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  padding: '10px 20px',
  border: `1px solid ${role.line}`,
  borderRadius: radius.chip,
  backgroundColor: role.surfaceRaised,
  color: role.inkMuted,
  boxShadow: shadow,
  '@keyframes map-loading': { from: { visibility: 'hidden' }, to: { visibility: 'hidden' } },
  animation: `map-loading ${QUIET_MS}ms`,
  [`@media ${MAP_BESIDE_LIST}`]: { insetInlineStart: '54%', insetBlockEnd: '45dvh' },
});

export function MapLoading(props: Omit<ComponentPropsWithRef<'p'>, 'children'>) {
  const { t } = useTranslation();
  return (
    <Root role="status" {...props}>
      {t('search:mapLoading')}
    </Root>
  );
}
