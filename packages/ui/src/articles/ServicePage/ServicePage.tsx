import styled from '@emotion/styled';
import type { TextPage } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ScreenAction, ScreenButton } from '../../states/StatusScreen/ScreenButton.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';
import { TextSections } from '../TextParts/TextSections.tsx';
import { TextSources } from '../TextParts/TextSources.tsx';
import { servicePageStyles } from './servicePageStyles.ts';

export interface ServicePageProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  title: string;
  /** Benefit of the service, in two or three sentences. */
  intro: string;
  /** One text per topic; its slug is its anchor. */
  topics: readonly TextPage[];
  /** Primary action: write, call, or request an offer. */
  action: ScreenAction;
  otherAction?: ScreenAction;
  /** Text above the closing action. */
  closing: string;
  /** Content between introduction and texts. */
  children?: ReactNode;
}

const Root = styled('div')(servicePageStyles);

/** Page of a service, such as property management or financial advice. */
export function ServicePage({
  title,
  intro,
  topics,
  action,
  otherAction,
  closing,
  children,
  ...div
}: ServicePageProps) {
  const { t } = useTranslation();
  const id = useId();
  const actions = (
    <div className="actions">
      <ScreenButton action={action} variant="contained" />
      {otherAction && <ScreenButton action={otherAction} variant="outlined" />}
    </div>
  );
  return (
    <Root {...div}>
      <header>
        <h1>{title}</h1>
        <p className="intro">{intro}</p>
        {actions}
      </header>
      {children}
      <div className="columns">
        {topics.length > 1 && (
          <TableOfContents
            sections={topics.map((topic) => ({ id: topic.slug, title: topic.title }))}
            label={t('articles:legal.contents')}
          />
        )}
        <div className="text">
          {topics.map((topic) => (
            <article key={topic.slug} id={topic.slug} aria-labelledby={`${topic.slug}-title`}>
              <h2 id={`${topic.slug}-title`}>{topic.title}</h2>
              <p className="intro">{topic.summary}</p>
              {topic.opening.length > 0 && <Prose blocks={topic.opening} />}
              <TextSections sections={topic.sections} prefix={`${topic.slug}-`} headingLevel={3} />
              <TextSources sources={topic.sources} headingLevel={3} />
            </article>
          ))}
        </div>
      </div>
      <section className="closing" aria-labelledby={`${id}-closing`}>
        <h2 id={`${id}-closing`}>{closing}</h2>
        {actions}
      </section>
    </Root>
  );
}
