import styled from '@emotion/styled';
import type { TextPage } from '@mashrabiya/contract';
import { ArrowUp, Printer } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';
import { TextDates } from '../TextParts/TextDates.tsx';
import { TextSections } from '../TextParts/TextSections.tsx';
import { TextSources } from '../TextParts/TextSources.tsx';
import { legalPageStyles } from './legalPageStyles.ts';

export interface LegalPageProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Sections are numbered for citation. */
  text: TextPage;
  /** Without it there is no print button. */
  onPrint?(): void;
}

const Root = styled('article')(legalPageStyles);

/** Legal text: numbered, with contents, printed in the light scheme. */
export function LegalPage({ text, onPrint, ...article }: LegalPageProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root {...article}>
      <header id={id}>
        <h1>{text.title}</h1>
        <p className="summary">{text.summary}</p>
        <TextDates isTerms className="dates" text={text} />
        {onPrint && (
          <Button className="print" variant="outlined" icon={Printer} onClick={onPrint}>
            {t('articles:legal.print')}
          </Button>
        )}
      </header>
      {text.review === 'lawyer' && (
        <p className="review" role="note">
          {t('articles:legal.review')}
        </p>
      )}
      <div className="columns">
        <TableOfContents numbered sections={text.sections} label={t('articles:legal.contents')} />
        <div className="text">
          {text.opening.length > 0 && <Prose blocks={text.opening} />}
          <TextSections numbered sections={text.sections} />
          <TextSources sources={text.sources} />
          <a className="top" href={`#${id}`}>
            <ArrowUp aria-hidden size={18} strokeWidth={1.75} />
            {t('articles:legal.top')}
          </a>
        </div>
      </div>
    </Root>
  );
}
