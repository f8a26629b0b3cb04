import styled from '@emotion/styled';
import { isLanguage, LANGUAGES, type Language, LOCALES } from '@mashrabiya/i18n';
import { Languages, Moon, Sun } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../forms/RadioCards/RadioCards.tsx';
import { SCHEMES, type Scheme } from '../../theme/colors.ts';

export interface PreferencesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  language: Language;
  scheme: Scheme;
  onLanguage(language: Language): void;
  onScheme(scheme: Scheme): void;
}

const Root = styled('div')({ display: 'grid', gap: 24 });
const ICONS = { light: Sun, dark: Moon } as const;

export function Preferences({ language, scheme, onLanguage, onScheme, ...div }: PreferencesProps) {
  const { t } = useTranslation();
  return (
    <Root {...div}>
      <RadioCards
        legend={t('account:preferences.language')}
        name="language"
        value={language}
        choices={LANGUAGES.map((value) => ({ value, text: LOCALES[value].name, icon: Languages }))}
        onChange={(next) => isLanguage(next) && onLanguage(next)}
      />
      <RadioCards
        legend={t('account:preferences.scheme')}
        name="scheme"
        value={scheme}
        choices={SCHEMES.map((value) => ({
          value,
          text: t(`account:preferences.${value}`),
          icon: ICONS[value],
        }))}
        onChange={(next) => onScheme(next === 'dark' ? 'dark' : 'light')}
      />
    </Root>
  );
}
