import styled from '@emotion/styled';
import type { TextPage } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Lattice } from '../../foundation/Lattice/Lattice.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';
import { TextDates } from '../TextParts/TextDates.tsx';
import { TextSections } from '../TextParts/TextSections.tsx';
import { TextSources } from '../TextParts/TextSources.tsx';
import { aboutPageStyles } from './aboutPageStyles.ts';

export interface AboutPageProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  text: TextPage;
}

const Root = styled('article')(aboutPageStyles);

export function AboutPage({ text, ...article }: AboutPageProps) {
  const { t } = useTranslation();
  return (
    <Root {...article}>
      <header>
        <Lattice opacity={0.05} tile={88} />
        <h1>{text.title}</h1>
        <p className="summary">{text.summary}</p>
        <TextDates className="dates" text={text} />
      </header>
      <div className="columns">
        <TableOfContents sections={text.sections} label={t('articles:legal.contents')} />
        <div className="text">
          {text.opening.length > 0 && <Prose blocks={text.opening} />}
          <TextSections sections={text.sections} />
          <TextSources sources={text.sources} />
        </div>
      </div>
    </Root>
  );
}
