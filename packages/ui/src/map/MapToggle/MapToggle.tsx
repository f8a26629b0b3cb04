import styled from '@emotion/styled';
import { Map as MapIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from '../../foundation/Link/Link.tsx';
import { from } from '../../theme/tokens.ts';
import { pillStyles } from './pillStyles.ts';

const Root = styled(Link)({
  ...pillStyles,
  position: 'fixed',
  zIndex: 8,
  insetBlockEnd: 'calc(72px + var(--tray, 0px) + env(safe-area-inset-bottom))',
  [`@media ${from('tablet')}`]: { insetBlockEnd: 'calc(24px + var(--tray, 0px))' },
  '@media print': { display: 'none' },
});

/** The way from a list to its map. It floats at the foot of the screen, so it is there however far one has read. */
export function MapToggle(link: Omit<LinkProps, 'children'>) {
  const { t } = useTranslation();
  return (
    <Root {...link}>
      <MapIcon aria-hidden size={20} />
      {t('map:show')}
    </Root>
  );
}
