import type { Language } from '@mashrabiya/i18n';
import { Preferences } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { languageAtom } from '../../atoms/app.ts';
import { useScheme } from '../../device/useScheme.ts';
import { useLanguageSwitch } from '../../language/useLanguageSwitch.ts';
import { useAccountChanges } from '../../session/useAccountChanges.ts';
import { TabSection } from './TabSection.tsx';

/** Language and colours. The site changes at once, and later emails use the language. */
export function PreferencesSection() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { toggle } = useLanguageSwitch();
  const { setLanguage } = useAccountChanges();
  const { choice, choose } = useScheme();
  const chooseLanguage = (next: Language) => {
    if (next === language) return;
    void toggle();
    void setLanguage(next);
  };
  return (
    <TabSection id="preferences" text={t('account:profile.sectionText.preferences')}>
      <Preferences language={language} scheme={choice} onLanguageChange={chooseLanguage} onSchemeChange={choose} />
    </TabSection>
  );
}
