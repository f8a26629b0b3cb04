import styled from '@emotion/styled';
import { ArrowLeft, Share2 } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { DirectionalIcon } from '../../foundation/DirectionalIcon.tsx';
import { Link } from '../../foundation/Link/Link.tsx';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { from } from '../../theme/tokens.ts';
import { ArticleCard, type ArticleSummary } from '../ArticleCard/ArticleCard.tsx';
import { ArticleMeta } from '../ArticleCard/ArticleMeta.tsx';
import { Contents } from '../Contents/Contents.tsx';
import { Prose } from '../Prose/Prose.tsx';
import type { ProseBlock, ProseSection } from '../Prose/prose.ts';
import { articlePageStyles } from './articlePageStyles.ts';

/** An article with all that its own page shows. */
export interface Article extends ArticleSummary {
  /** Below the first picture. */
  caption?: string;
  /** Before the first heading. */
  opening: readonly ProseBlock[];
  sections: readonly ProseSection[];
}

export interface ArticlePageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  article: Article;
  /** Other articles on the same matter. */
  related?: readonly ArticleSummary[];
  hrefOf(article: ArticleSummary): string;
  /** All articles. */
  backHref: string;
  /** Shares the page; without it there is no button. */
  onShare?(): void;
  /** How sharing by copying the address went. */
  shareOutcome?: 'shared' | 'shareFailed';
}

const Root = styled('div')(articlePageStyles);
const SIZES = `${from('wide')} 1040px, calc(100vw - 32px)`;

/** An article to read from beginning to end. */
export function ArticlePage({
  article,
  related = [],
  hrefOf,
  backHref,
  onShare,
  shareOutcome,
  ...div
}: ArticlePageProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root {...div}>
      <article>
        <header>
          <Link className="back" href={backHref}>
            <DirectionalIcon icon={ArrowLeft} />
            {t('reading:article.back')}
          </Link>
          <p className="category">{article.category}</p>
          <h1>{article.title}</h1>
          <p className="excerpt">{article.excerpt}</p>
          <div className="line">
            <ArticleMeta publishedAt={article.published_at} minutes={article.minutes} />
            {onShare && (
              <Button look="quiet" icon={Share2} onClick={onShare}>
                {t('reading:article.share')}
              </Button>
            )}
            <span className="outcome" role="status">
              {shareOutcome && t(`reading:article.${shareOutcome}`)}
            </span>
          </div>
        </header>
        {article.image && (
          <figure className="cover">
            <Picture image={article.image} ratio={16 / 9} sizes={SIZES} priority />
            {article.caption && <figcaption>{article.caption}</figcaption>}
          </figure>
        )}
        <div className="columns">
          <div className="text">
            <Prose blocks={article.opening} />
            {article.sections.map((section) => (
              <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
                <h2 id={`${section.id}-title`}>{section.title}</h2>
                <Prose blocks={section.blocks} />
              </section>
            ))}
          </div>
          {article.sections.length > 1 && (
            <Contents sections={article.sections} label={t('reading:article.contents')} />
          )}
        </div>
      </article>
      {related.length > 0 && (
        <section className="related" aria-labelledby={id}>
          <h2 id={id}>{t('reading:article.related')}</h2>
          <ul>
            {related.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} href={hrefOf(other)} headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Root>
  );
}
