import styled from '@emotion/styled';
import { formatDate } from '@mashrabiya/i18n';
import { ArrowUp, Printer } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { Num } from '../../foundation/Num.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { Contents } from '../Contents/Contents.tsx';
import { Prose } from '../Prose/Prose.tsx';
import type { ProseBlock, ProseSection } from '../Prose/prose.ts';
import { legalPageStyles } from './legalPageStyles.ts';

export interface LegalPageProps extends Omit<ComponentPropsWithRef<'article'>, 'children' | 'title'> {
  title: string;
  /** ISO date since which the text holds. */
  updatedOn: string;
  /** Before the first section: what it is, in plain words. */
  opening?: readonly ProseBlock[];
  /** Numbered in this order, so that a letter can name one. */
  sections: readonly ProseSection[];
  /** Prints the page; without it there is no button. */
  onPrint?(): void;
}

const Root = styled('article')(legalPageStyles);

/** Terms, privacy, refunds: numbered, with contents, and fit for paper, in the light scheme whatever the screen shows. */
export function LegalPage({ title, updatedOn, opening, sections, onPrint, ...article }: LegalPageProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const id = useId();
  return (
    <Root {...article}>
      <header id={id}>
        <h1>{title}</h1>
        <p className="updated">
          <time dateTime={updatedOn}>
            {t('reading:legal.updated', { date: formatDate(new Date(updatedOn), language) })}
          </time>
        </p>
        {onPrint && (
          <Button className="print" look="outlined" icon={Printer} onClick={onPrint}>
            {t('reading:legal.print')}
          </Button>
        )}
      </header>
      <div className="columns">
        <Contents numbered sections={sections} label={t('reading:legal.contents')} />
        <div className="text">
          {opening && <Prose blocks={opening} />}
          {sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>
                <Num value={index + 1} />. {section.title}
              </h2>
              <Prose blocks={section.blocks} />
            </section>
          ))}
          <a className="top" href={`#${id}`}>
            <ArrowUp aria-hidden size={18} strokeWidth={1.75} />
            {t('reading:legal.top')}
          </a>
        </div>
      </div>
    </Root>
  );
}
