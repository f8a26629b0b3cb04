import styled from '@emotion/styled';
import type { ArticleSummary } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { Link } from '../../link/Link.tsx';
import { minWidthQuery } from '../../theme/tokens.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import { articleCardStyles } from './articleCardStyles.ts';

export interface ArticleCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  article: ArticleSummary;
  href: string;
  /** `wide` is for the first of a list: image and text side by side where there is room. */
  variant?: 'card' | 'wide';
  headingLevel?: 2 | 3;
  /** Loads the cover first, see `Picture`. */
  priority?: boolean;
}

const Root = styled('article')(articleCardStyles);
const COVER_RATIO = 16 / 9;
/** Band of the lattice pattern, for an article without a cover. */
const BAND_RATIO = { card: 4, wide: 2 };
const SIZES = {
  card: `${minWidthQuery('beside')} 400px, ${minWidthQuery('largePhone')} 46vw, calc(100vw - 32px)`,
  wide: `${minWidthQuery('desktop')} 680px, calc(100vw - 32px)`,
};

/** Article in a list; one link covers it. */
export function ArticleCard({
  article,
  href,
  variant = 'card',
  headingLevel = 2,
  priority,
  className = '',
  ...root
}: ArticleCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root aria-labelledby={id} {...root} className={`${variant} ${className}`.trimEnd()}>
      <Picture
        image={article.cover}
        ratio={article.cover ? COVER_RATIO : BAND_RATIO[variant]}
        sizes={SIZES[variant]}
        alt=""
        priority={priority}
      />
      <div className="textBlock">
        <p className="category">{t(`articles:categories.${article.category}`)}</p>
        <Heading id={id}>
          <Link href={href}>{article.title}</Link>
        </Heading>
        <p className="excerpt">{article.summary}</p>
        <ArticleMeta className="meta" date={article.date} minutes={article.minutes} />
      </div>
    </Root>
  );
}
