import styled from '@emotion/styled';
import type { Reel } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { Eye, MapPin } from 'lucide-react';
import { type ComponentPropsWithRef, memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { Link } from '../../link/Link.tsx';
import { RankingChip } from '../../listings/RankingChip/RankingChip.tsx';
import { formatReelPrice, getReelAdType } from '../shared/formatReel.ts';
import { captionStyles } from './captionStyles.ts';
import { ReelSeller } from './ReelSeller.tsx';

export interface ReelCaptionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  reel: Reel;
  /** Page of the property; no link when absent, or when the property is unavailable. */
  propertyHref?: string;
  /** Page of the seller; plain name when absent. */
  sellerHref?: string;
  headingLevel?: 1 | 2 | 3;
}

const Root = styled('div')(captionStyles);

/** Text of a reel: seller, place, price, and a link to the property. */
export const ReelCaption = memo(function ReelCaption({
  reel,
  propertyHref,
  sellerHref,
  headingLevel = 2,
  className = '',
  ...div
}: ReelCaptionProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [open, setOpen] = useState(false);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const count = reel.total_views;
  const views = t('reels:views', { count, number: formatNumber(count, language) });
  const name = <bdi>{reel.user.name}</bdi>;
  return (
    <Root {...div} className={`caption ${className}`.trimEnd()}>
      <div className="textBlock">
        <div className="seller">
          <ReelSeller user={reel.user} />
          <span className="visually-hidden">{t('reels:caption.by', { name: '' })}</span>
          {sellerHref ? <Link href={sellerHref}>{name}</Link> : <span>{name}</span>}
          <RankingChip adType={getReelAdType(reel)} />
        </div>
        <Heading className="title">{reel.title}</Heading>
        <p className="place">
          <MapPin aria-hidden size={18} strokeWidth={1.75} />
          {t('listings:card.area', { city: reel.city.name, governorate: reel.governorate })}
          <span className="views" role="img" aria-label={views}>
            <Eye aria-hidden size={18} strokeWidth={1.75} />
            <NumberText value={reel.total_views} />
          </span>
        </p>
        <div className={open ? 'about open' : 'about'}>
          <p id={id} className="description">
            {reel.description}
          </p>
          <button
            type="button"
            className="toggle"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'reels:caption.less' : 'reels:caption.more')}
          </button>
        </div>
      </div>
      <div className="foot">
        <p className="cost">
          <bdi className="price tabular">{formatReelPrice(reel, t, language)}</bdi>
          <span className="terms">
            {t(reel.action === 'rent' ? 'vocabulary:action.forrent' : 'vocabulary:action.forsell')}
            {reel.action === 'sell' && ` · ${t(`vocabulary:payment.${reel.selltype}`)}`}
          </span>
        </p>
        {reel.is_home_gone && <p className="unavailableNote">{t('reels:caption.homeGone')}</p>}
        {propertyHref && !reel.is_home_gone && (
          <ButtonLink href={propertyHref} className="propertyLink">
            {t('reels:caption.seeHome')}
          </ButtonLink>
        )}
      </div>
    </Root>
  );
});
