import styled from '@emotion/styled';
import { isLanguage, LANGUAGES, type Language, LOCALES } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../forms/RadioCards/RadioCards.tsx';
import { SCHEMES, type Scheme } from '../../theme/colors.ts';
import { radius } from '../../theme/tokens.ts';

/** `system` follows the device. */
export type SchemeChoice = Scheme | 'system';

export interface PreferencesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  language: Language;
  scheme: SchemeChoice;
  onLanguageChange(language: Language): void;
  onSchemeChange(scheme: SchemeChoice): void;
}

const SCHEME_CHOICES = ['system', ...SCHEMES] as const;

const Root = styled('div')({
  containerType: 'inline-size',
  '& .choice .cards': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 },
  '& .choice .card': { padding: '10px 12px', borderRadius: radius.field },
  '& .choice.schemes .cards': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@container (inline-size >= 480px)': {
    '& .choice.schemes .cards': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Language and colour scheme. */
export function Preferences({ language, scheme, onLanguageChange, onSchemeChange, ...div }: PreferencesProps) {
  const { t } = useTranslation();
  return (
    <Root {...div}>
      <RadioCards
        className="choice"
        legend={t('account:preferences.language')}
        name="language"
        value={language}
        choices={LANGUAGES.map((value) => ({ value, text: LOCALES[value].name }))}
        onChange={(next) => isLanguage(next) && onLanguageChange(next)}
      />
      <RadioCards
        className="choice schemes"
        legend={t('account:preferences.scheme')}
        name="scheme"
        value={scheme}
        choices={SCHEME_CHOICES.map((value) => ({ value, text: t(`account:preferences.${value}`) }))}
        onChange={(next) => onSchemeChange(SCHEME_CHOICES.find((choice) => choice === next) ?? 'system')}
      />
    </Root>
  );
}
