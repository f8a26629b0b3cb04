import styled from '@emotion/styled';
import { Moon, Sun } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { motion, radius, type Scheme } from '../../theme/tokens.ts';

export interface SchemeToggleProps extends Omit<ComponentPropsWithRef<'button'>, 'onChange' | 'children'> {
  scheme: Scheme;
  onChange(scheme: Scheme): void;
}

const Root = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: 12,
  border: 0,
  borderRadius: radius.field,
  backgroundColor: 'transparent',
  color: role.ink,
  textAlign: 'start',
  '&:hover': { backgroundColor: role.surfaceSunken },
  '& .track': {
    position: 'relative',
    marginInlineStart: 'auto',
    inlineSize: 44,
    blockSize: 24,
    borderRadius: 999,
    backgroundColor: role.outline,
    transition: `background-color ${motion.calm}ms`,
  },
  '& .knob': {
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    inlineSize: 18,
    blockSize: 18,
    borderRadius: '50%',
    backgroundColor: role.surface,
    transition: `inset-inline-start ${motion.calm}ms ${motion.easing}`,
  },
  '&[aria-checked=true] .track': { backgroundColor: role.primary },
  '&[aria-checked=true] .knob': { insetInlineStart: 23 },
});

/** The switch between light and dark. */
export function SchemeToggle({ scheme, onChange, ...button }: SchemeToggleProps) {
  const { t } = useTranslation();
  const dark = scheme === 'dark';
  const Icon = dark ? Moon : Sun;
  return (
    <Root type="button" {...button} role="switch" aria-checked={dark} onClick={() => onChange(dark ? 'light' : 'dark')}>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      {t('shell.darkMode')}
      <span className="track">
        <span className="knob" />
      </span>
    </Root>
  );
}
