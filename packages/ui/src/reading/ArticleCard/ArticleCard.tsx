import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useId } from 'react';
import { Link } from '../../foundation/Link/Link.tsx';
import { Picture, type PictureImage } from '../../foundation/Picture/Picture.tsx';
import { from } from '../../theme/tokens.ts';
import { ArticleMeta } from './ArticleMeta.tsx';
import { articleCardStyles } from './articleCardStyles.ts';

/** An article as lists show it. */
export interface ArticleSummary {
  id: string;
  title: string;
  /** What it says, in a sentence or two. */
  excerpt: string;
  /** Such as "Market" or "Finance", in the asker's language. */
  category: string;
  image: PictureImage | null;
  /** ISO date and time. */
  published_at: string;
  /** Whole minutes that reading takes. */
  minutes: number;
}

export interface ArticleCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  article: ArticleSummary;
  href: string;
  /** `wide` is for the first of a list: picture and words side by side where there is room. */
  look?: 'card' | 'wide';
  headingLevel?: 2 | 3;
  /** In the first screen: its picture is fetched at once. */
  priority?: boolean;
}

const Root = styled('article')(articleCardStyles);
const SIZES = {
  card: `${from('beside')} 400px, ${from('largePhone')} 46vw, calc(100vw - 32px)`,
  wide: `${from('desk')} 680px, calc(100vw - 32px)`,
};

/** An article in a list; one link covers it. */
export function ArticleCard({
  article,
  href,
  look = 'card',
  headingLevel = 2,
  priority = false,
  className = '',
  ...root
}: ArticleCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <Root aria-labelledby={id} {...root} className={`${look} ${className}`.trimEnd()}>
      <Picture image={article.image} ratio={16 / 10} sizes={SIZES[look]} priority={priority} alt="" />
      <div className="words">
        <p className="category">{article.category}</p>
        <Heading id={id}>
          <Link href={href}>{article.title}</Link>
        </Heading>
        <p className="excerpt">{article.excerpt}</p>
        <ArticleMeta className="meta" publishedAt={article.published_at} minutes={article.minutes} />
      </div>
    </Root>
  );
}
