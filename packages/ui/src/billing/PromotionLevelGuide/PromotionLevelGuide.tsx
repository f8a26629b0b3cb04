import styled from '@emotion/styled';
import { AD_DAYS, AD_TYPES, type AdType } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PromotionLevelSketch } from './PromotionLevelSketch.tsx';
import { promotionLevelGuideStyles } from './promotionLevelGuideStyles.ts';

const RANKS = Object.values(AD_TYPES);
/** A superior ad becomes elite, then basic. */
const STEPS = RANKS.toReversed();

export interface PromotionLevelGuideProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Days of a superior ad in each level; `AD_DAYS` in total. */
  steps: Readonly<Record<AdType, number>>;
}

const Root = styled('ul')(promotionLevelGuideStyles);

/** Explains each level: position of its ads, and how their days are spent (specification, section 4). */
export function PromotionLevelGuide({ steps, ...list }: PromotionLevelGuideProps) {
  const { t } = useTranslation();
  const daysByLevel: Record<AdType, Partial<Record<AdType, number>>> = {
    superior: steps,
    elite: { elite: steps.superior + steps.elite, basic: steps.basic },
    basic: { basic: AD_DAYS },
  };
  return (
    <Root {...list}>
      {RANKS.map((rank) => (
        <li key={rank} className={rank}>
          <PromotionLevelSketch rank={rank} />
          <h3>{t(`vocabulary:adType.${rank}`)}</h3>
          <p className="about">{t(`payments:ranks.${rank}`)}</p>
          <ol aria-label={t('payments:ranks.days')}>
            {STEPS.flatMap((step) => {
              const count = daysByLevel[rank][step] ?? 0;
              if (count === 0) return [];
              return (
                <li key={step} className={step} style={{ flexGrow: count }}>
                  {t('payments:ranks.step', { count, rank: t(`vocabulary:adType.${step}`) })}
                </li>
              );
            })}
          </ol>
        </li>
      ))}
    </Root>
  );
}
