import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { fontWeight, lineHeight, typeScale } from '../../theme/tokens.ts';
import { LogoMark } from './LogoMark.tsx';

export interface LogoProps extends ComponentPropsWithRef<'span'> {
  compact?: boolean;
}

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: role.primary,
  '& .mark': { inlineSize: 36, blockSize: 36, flex: 'none' },
  '& .name': { fontWeight: fontWeight.bold, fontSize: typeScale.brand, lineHeight: lineHeight.tight, color: role.ink },
});

export function Logo({ compact = false, ...span }: LogoProps) {
  const { t } = useTranslation();
  return (
    <Root {...span}>
      <LogoMark className="mark" />
      <span className={compact ? 'visually-hidden' : 'name'}>{t('common:brand')}</span>
    </Root>
  );
}
