import { ProfileSection } from '@mashrabiya/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getSectionTitle, type SectionId } from './profileSections.ts';

interface SectionProps {
  id: SectionId;
  text?: string;
  children: ReactNode;
}

export function Section({ id, text, children }: SectionProps) {
  const { t } = useTranslation();
  return (
    <ProfileSection id={id} title={getSectionTitle(t, id)} {...(text === undefined ? {} : { text })}>
      {children}
    </ProfileSection>
  );
}
