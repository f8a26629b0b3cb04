import { ProfileSection } from '@mashrabiya/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { SectionId } from './profileTabs.ts';

interface TabSectionProps {
  id: Exclude<SectionId, 'transactions'>;
  text?: string;
  children: ReactNode;
}

/** Section of a tab; a link to it scrolls there when the tab opens. */
export function TabSection({ id, text, children }: TabSectionProps) {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const scrollIfLinked = useEffectEvent(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  });
  useEffect(() => scrollIfLinked(), []);
  return (
    <ProfileSection id={id} title={t(`account:profile.section.${id}`)} {...(text !== undefined && { text })}>
      {children}
    </ProfileSection>
  );
}
