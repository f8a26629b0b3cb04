import styled from '@emotion/styled';
import type { Article, ArticleSummary } from '@mashrabiya/contract';
import { ArrowLeft } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionalIcon } from '../../foundation/DirectionalIcon/DirectionalIcon.tsx';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { Link } from '../../link/Link.tsx';
import { type CardCallbacks, splitCardCallbacks } from '../../listings/PropertyCard/cardCallbacks.ts';
import { SimilarListings } from '../../listings/SimilarListings/SimilarListings.tsx';
import { ShareButton } from '../../sharing/ShareButton/ShareButton.tsx';
import type { ShareOutcome } from '../../sharing/ShareButton/useShare.ts';
import { minWidthQuery } from '../../theme/tokens.ts';
import { ArticleCard } from '../ArticleCard/ArticleCard.tsx';
import { ArticleMeta } from '../ArticleCard/ArticleMeta.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { TableOfContents } from '../TableOfContents/TableOfContents.tsx';
import { TextDates } from '../TextParts/TextDates.tsx';
import { TextSections } from '../TextParts/TextSections.tsx';
import { TextSources } from '../TextParts/TextSources.tsx';
import { articlePageStyles } from './articlePageStyles.ts';

export interface ArticlePageProps extends Omit<ComponentPropsWithRef<'div'>, 'children'>, CardCallbacks {
  article: Article;
  getArticleHref(article: ArticleSummary): string;
  backHref: string;
  /** Absolute address of this page. */
  shareUrl: string;
  onShared(outcome: ShareOutcome): void;
}

const COVER_SIZES = `${minWidthQuery('desktop')} 1040px, calc(100vw - 32px)`;

const Root = styled('div')(articlePageStyles);

export function ArticlePage(props: ArticlePageProps) {
  const [cardCallbacks, { article, getArticleHref, backHref, shareUrl, onShared, ...div }] = splitCardCallbacks(props);
  const { t } = useTranslation();
  const id = useId();
  const { area, related, sections } = article;
  return (
    <Root {...div}>
      <article>
        <header>
          <Link className="back" href={backHref}>
            <DirectionalIcon icon={ArrowLeft} />
            {t('articles:article.back')}
          </Link>
          <p className="category">{t(`articles:categories.${article.category}`)}</p>
          <h1>{article.title}</h1>
          <p className="excerpt">{article.summary}</p>
          <div className="line">
            <ArticleMeta date={article.date} minutes={article.minutes} />
            <ShareButton url={shareUrl} title={article.title} onDone={onShared} />
          </div>
        </header>
        {article.cover && (
          <Picture className="cover" image={article.cover} ratio={2} sizes={COVER_SIZES} alt="" priority />
        )}
        <div className="columns">
          <div className="text">
            {article.opening.length > 0 && <Prose blocks={article.opening} />}
            <TextSections sections={sections} />
            <TextSources sources={article.sources} />
            <TextDates className="dates" text={article} />
          </div>
          {sections.length > 1 && <TableOfContents sections={sections} label={t('articles:article.contents')} />}
        </div>
      </article>
      {area && (
        <SimilarListings
          {...cardCallbacks}
          properties={article.homes}
          heading={t('articles:article.homes', { place: area.city_name ?? area.gover_name })}
        />
      )}
      {related.length > 0 && (
        <section className="related" aria-labelledby={id}>
          <h2 id={id}>{t('articles:article.related')}</h2>
          <ul>
            {related.map((other) => (
              <li key={other.slug}>
                <ArticleCard article={other} href={getArticleHref(other)} headingLevel={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Root>
  );
}
