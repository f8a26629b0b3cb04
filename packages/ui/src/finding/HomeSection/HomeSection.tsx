import type { AdType } from '@mashrabiya/contract';
import { styled } from '@mui/material/styles';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../foundation/Link/Link.tsx';

export interface HomeSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: string;
  /** One quiet line below the title. */
  text?: string;
  /** Marks a section of paid placements with its rank and the word "Ad". */
  adType?: Exclude<AdType, 'basic'>;
  /** Where "show all" leads; no link when absent. */
  allHref?: string;
  /** `rail` scrolls sideways; `grid` fills rows, one column on a phone and up to four on a desk; `plain` leaves it to the children. */
  arrange?: 'rail' | 'grid' | 'plain';
  /** Draws "show more" below a grid. */
  onShowMore?(): void;
  /** The next part is on its way. */
  loadingMore?: boolean;
  /** One element per item; rail and grid make each a list item. */
  children: ReactNode;
}

const Root = styled('section')({});

/** A part of the home page: heading, link to the whole, and its content. */
export function HomeSection({
  title,
  text,
  adType: _adType,
  allHref,
  arrange: _arrange = 'plain',
  onShowMore,
  loadingMore,
  children,
  ...section
}: HomeSectionProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root aria-labelledby={id} {...section}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {allHref && <Link href={allHref}>{t('home.showAll')}</Link>}
      {children}
      {onShowMore && (
        <button type="button" onClick={onShowMore} disabled={loadingMore}>
          {t('common.showMore')}
        </button>
      )}
    </Root>
  );
}
