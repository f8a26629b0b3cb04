import styled from '@emotion/styled';
import type { AdType } from '@mashrabiya/contract';
import { ArrowRight } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { DirectionalIcon } from '../../foundation/DirectionalIcon/DirectionalIcon.tsx';
import { Link } from '../../link/Link.tsx';
import { pageSectionStyles } from './pageSectionStyles.ts';
import { Rail } from './Rail.tsx';

export interface PageSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  text?: string;
  /** Labels paid placements with the word "Ad" in the level's colour. */
  adType?: Exclude<AdType, 'basic'>;
  /** Target of "show all"; no link when absent. */
  allHref?: string;
  rail?: boolean;
  onShowMore?(): void;
  /** Makes "show more" a link that works without JavaScript. */
  moreHref?: string;
  loadingMore?: boolean;
  /** In a rail, one element per item. */
  children: ReactNode;
}

const Root = styled('section')(pageSectionStyles);

/** Section of the home page: heading, "show all" link and content. The page sets width and gutters. */
export function PageSection({
  title,
  text,
  adType,
  allHref,
  rail = false,
  onShowMore,
  moreHref,
  loadingMore = false,
  children,
  ...section
}: PageSectionProps) {
  const { t } = useTranslation();
  const id = useId();
  const showMoreHere = (event: MouseEvent) => {
    if (!onShowMore) return;
    event.preventDefault();
    if (!loadingMore) onShowMore();
  };
  return (
    <Root aria-labelledby={id} {...section}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          {adType && <span className={`ad ${adType}`}>{t('home:ad')}</span>}
          {text && <p>{text}</p>}
        </div>
        {allHref && (
          <Link href={allHref} className="all" aria-label={t('home:showAllOf', { title })}>
            {t('home:showAll')}
            <DirectionalIcon icon={ArrowRight} size={18} />
          </Link>
        )}
      </header>
      {rail ? <Rail label={title}>{children}</Rail> : children}
      <div className="more">
        {moreHref ? (
          <ButtonLink variant="outlined" href={moreHref} onClick={showMoreHere} aria-busy={loadingMore}>
            {t('common:showMore')}
          </ButtonLink>
        ) : (
          onShowMore && (
            <Button variant="outlined" onClick={onShowMore} busy={loadingMore}>
              {t('common:showMore')}
            </Button>
          )
        )}
      </div>
    </Root>
  );
}
