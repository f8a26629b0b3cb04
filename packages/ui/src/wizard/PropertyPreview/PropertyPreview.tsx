import styled from '@emotion/styled';
import type { AdType, Feature, Payment, PropertyCard } from '@mashrabiya/contract';
import { Images } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getFacts } from '../../listings/FactsRow/facts.ts';
import { formatPrice, formatTerms } from '../../listings/PriceBlock/price.ts';
import { type CardTexts, useCardTexts } from '../../listings/shared/cardTexts.ts';
import { PREVIEW_FEATURES, shortenAddress } from '../shared/wizardRules.ts';
import { previewCss } from './previewStyles.ts';

/** Incomplete ad; missing parts show placeholders. */
export interface PropertyDraft
  extends Partial<
    Pick<
      PropertyCard,
      | 'address'
      | 'price'
      | 'action'
      | 'size'
      | 'bedrooms'
      | 'bathrooms'
      | 'finishing'
      | 'category_name'
      | 'city_name'
      | 'gover_name'
    >
  > {
  payment?: Pick<Payment, 'payment' | 'advance' | 'up_to_years'>;
  coverSrc?: string | null;
  pictures?: number;
  features?: readonly Feature[];
  adType?: AdType;
}

export interface PropertyPreviewProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  draft: PropertyDraft;
}

const Root = styled('article')(previewCss);

/** Live preview card of an ad (specification, section 4). */
export function PropertyPreview({ draft, ...article }: PropertyPreviewProps) {
  const { t } = useTranslation();
  const texts = useCardTexts();
  const { address, size, bedrooms = 0, bathrooms = 0, coverSrc, pictures = 0, features = [], adType = 'basic' } = draft;
  const place = formatPlace(draft, texts);
  const money = formatMoney(draft, texts);
  const visibleFeatures = features.slice(0, PREVIEW_FEATURES);
  const hiddenCount = features.length - visibleFeatures.length;
  return (
    <Root aria-label={t('wizard:home.preview')} {...article}>
      <div className="window">
        {coverSrc ? (
          <img src={coverSrc} alt="" draggable={false} />
        ) : (
          <>
            <span className="lattice" aria-hidden />
            <p className="no-picture">{t('wizard:home.noPicture')}</p>
          </>
        )}
        {adType !== 'basic' && <span className={`chip ${adType}`}>{texts.ad(adType)}</span>}
        {pictures > 1 && (
          <span className="pictures">
            <Images aria-hidden size={16} strokeWidth={1.75} />
            {t('wizard:home.pictures', { count: pictures })}
          </span>
        )}
      </div>
      <div className="body">
        <p className={money ? 'price' : 'price to-come'}>{money?.price ?? t('wizard:home.noPrice')}</p>
        <p className="terms">{money?.terms}</p>
        <p className={size ? 'facts' : 'facts to-come'}>
          {size
            ? getFacts({ size, bedrooms, bathrooms }, texts).map(({ kind, text, label }) => (
                <span key={kind} className={`fact ${kind}`} role="img" aria-label={label}>
                  {text}
                </span>
              ))
            : t('wizard:home.noFacts')}
        </p>
        <p className={address?.trim() ? 'title' : 'title to-come'}>
          <bdi>{address?.trim() ? shortenAddress(address) : t('wizard:home.noAddress')}</bdi>
        </p>
        <p className={place ? 'place' : 'place to-come'}>{place ?? t('wizard:home.noPlace')}</p>
        {visibleFeatures.length > 0 && (
          <ul className="features" aria-label={t('wizard:home.features')}>
            {visibleFeatures.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {hiddenCount > 0 && <li className="more">{t('wizard:home.more', { count: hiddenCount })}</li>}
          </ul>
        )}
      </div>
    </Root>
  );
}

const formatPlace = ({ category_name, city_name, gover_name }: PropertyDraft, texts: CardTexts): string | null =>
  category_name && city_name && gover_name ? texts.place(category_name, city_name, gover_name) : null;

/** Price and terms; the terms need further answers. */
function formatMoney({ price, action = 'forsell', size = 0, finishing, payment }: PropertyDraft, texts: CardTexts) {
  if (!price) return null;
  const priceFields = {
    price,
    action,
    size,
    finishing: finishing ?? 'unfinished',
    payment: payment ?? { payment: 'cash', advance: null, up_to_years: null },
  } as const;
  const hasTerms = action === 'forrent' ? finishing : payment;
  return { price: formatPrice(priceFields, texts), terms: hasTerms ? formatTerms(priceFields, texts) : null };
}
