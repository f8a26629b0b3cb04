import styled from '@emotion/styled';
import { AD_DAYS, type PlanOffer } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { AdCounts } from '../AdCounts/AdCounts.tsx';
import { OfferPrice, Saving } from '../money/OfferPrice.tsx';
import { planCardStyles } from './planCardStyles.ts';

export interface PlanCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  plan: PlanOffer;
  busy?: boolean;
  disabled?: boolean;
  onChoose?: ((plan: PlanOffer) => void) | undefined;
  headingLevel?: 2 | 3;
}

const Root = styled('article')(planCardStyles);

/** Offer of a plan or a single ad: content, validity, price and buy button. */
export function PlanCard({
  plan,
  busy = false,
  disabled = false,
  onChoose,
  headingLevel = 3,
  className = '',
  ...article
}: PlanCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const { name, kind, count, counts, price, days } = plan;
  const buyText =
    kind === 'single'
      ? t('myListings:plans.buyAds', { count })
      : t(`myListings:plans.${price === 0 ? 'start' : 'choose'}`);
  return (
    <Root aria-labelledby={titleId} {...article} className={`${kind} ${className}`.trimEnd()}>
      <div className="head">
        <Heading id={titleId}>{name}</Heading>
        <Saving percent={plan.savings} />
      </div>
      <p className="about">{plan.description}</p>
      <OfferPrice price={price} fullPrice={plan.full_price} />
      <div className="ads">
        <p className="label">{t('myListings:plans.contains')}</p>
        <AdCounts counts={counts} />
        <p className="duration">{t('myListings:ads.lasts', { count: AD_DAYS })}</p>
        {days !== null && <p className="duration">{t('myListings:plans.validDays', { count: days })}</p>}
      </div>
      {onChoose && (
        <Button
          wide
          variant={kind === 'superior' ? 'contained' : 'outlined'}
          busy={busy}
          disabled={disabled}
          aria-label={t('myListings:plans.named', { action: buyText, name })}
          onClick={() => onChoose(plan)}
        >
          {buyText}
        </Button>
      )}
    </Root>
  );
}
