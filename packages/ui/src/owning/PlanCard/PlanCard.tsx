import styled from '@emotion/styled';
import { AD_DAYS, type Plan } from '@mashrabiya/contract';
import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { AdCounts } from '../AdCounts/AdCounts.tsx';
import { OfferPrice, Saving } from '../money/OfferPrice.tsx';
import { planCardStyles } from './planCardStyles.ts';

/** A plan with what it costs. */
export interface PlanOffer {
  plan: Plan;
  /** Whole EGP with VAT inside; 0 is free. */
  price: number;
  /** What its ads cost one by one; shows the saving where it is more. */
  fullPrice?: number;
}

export interface PlanCardProps extends PlanOffer, Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The plan that the person has: tells what remains of it, and offers it again when nothing does. */
  current?: boolean;
  /** It is being chosen. */
  busy?: boolean;
  /** Another plan is being chosen. */
  disabled?: boolean;
  onChoose?: (plan: Plan) => void;
  /** Level of the name's heading. */
  headingLevel?: 2 | 3;
}

const Root = styled('article')(planCardStyles);

/** One advertising plan: what it costs, which ads are in it, and the one thing to do with it. */
export function PlanCard({
  plan,
  price,
  fullPrice,
  current = false,
  busy = false,
  disabled = false,
  onChoose,
  headingLevel = 3,
  className = '',
  ...article
}: PlanCardProps) {
  const { t } = useTranslation();
  const title = useId();
  const Heading = `h${headingLevel}` as const;
  const { name, remaining } = plan;
  const left = remaining.basic + remaining.elite + remaining.superior;
  /** A plan with ads in it is there to be used, not to be bought again. */
  const offered = !current || left === 0;
  const act = current ? 'renew' : price === 0 ? 'start' : 'choose';
  return (
    <Root
      aria-labelledby={title}
      {...article}
      className={`${plan.kind} ${current ? 'current' : ''} ${className}`.trimEnd()}
    >
      <div className="head">
        <Heading id={title}>{name}</Heading>
        {current ? (
          <span className="mine">
            <Check aria-hidden size={16} strokeWidth={2.25} />
            {t('owning.plans.current')}
          </span>
        ) : (
          <Saving price={price} fullPrice={fullPrice} />
        )}
      </div>
      <p className="about">{plan.description}</p>
      {offered && <OfferPrice price={price} fullPrice={fullPrice} />}
      <div className="ads">
        <p className="label">
          {current ? t('owning.plans.remaining', { left, total: plan.count }) : t('owning.plans.contains')}
        </p>
        {left > 0 ? <AdCounts counts={remaining} /> : <p className="empty">{t('owning.plans.noneLeft')}</p>}
        <p className="lasts">{t('owning.ads.lasts', { count: AD_DAYS })}</p>
      </div>
      {offered && (
        <Button
          wide
          look={plan.kind === 'superior' || current ? 'filled' : 'outlined'}
          busy={busy}
          disabled={disabled}
          aria-label={t(`owning.plans.${act}Named`, { name })}
          onClick={() => onChoose?.(plan)}
        >
          {t(`owning.plans.${act}`)}
        </Button>
      )}
    </Root>
  );
}
