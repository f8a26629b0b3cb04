import styled from '@emotion/styled';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Switch, type SwitchProps } from '../../forms/Switch/Switch.tsx';
import type { Scheme } from '../../theme/colors.ts';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export interface SchemeToggleProps extends Omit<SwitchProps, 'label' | 'icon' | 'hint' | 'checked' | 'onChange'> {
  scheme: Scheme;
  onChange(scheme: Scheme): void;
}

const Root = styled(Switch)({
  gap: 12,
  paddingInline: 12,
  borderRadius: radius.field,
  '&:hover': { backgroundColor: role.surfaceSunken },
});

export function SchemeToggle({ scheme, onChange, ...row }: SchemeToggleProps) {
  const { t } = useTranslation();
  const isDark = scheme === 'dark';
  return (
    <Root
      {...row}
      label={t('shell:darkMode')}
      icon={isDark ? Moon : Sun}
      checked={isDark}
      onChange={(next) => onChange(next ? 'dark' : 'light')}
    />
  );
}
