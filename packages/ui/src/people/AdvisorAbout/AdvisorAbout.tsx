import styled from '@emotion/styled';
import type { Advisor } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvisorFacts } from '../AdvisorCard/AdvisorFacts.tsx';
import { advisorFactStyles } from '../AdvisorCard/advisorCardStyles.ts';

export interface AdvisorAboutProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  advisor: Advisor;
}

const Root = styled('section')(advisorFactStyles, {
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& .about': { display: 'block', maxInlineSize: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

export function AdvisorAbout({ advisor, ...section }: AdvisorAboutProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root aria-labelledby={id} {...section}>
      <h2 id={id}>{t('people:advisor.title')}</h2>
      <p className="category">
        {t(`vocabulary:type.${advisor.category}`)} ·{' '}
        {t('people:advisor.experience', { count: advisor.years_of_experience })}
      </p>
      <bdi className="about">{advisor.about}</bdi>
      <AdvisorFacts advisor={advisor} />
    </Root>
  );
}
