import styled from '@emotion/styled';
import { AD_DAYS, type AdType } from '@mashrabiya/contract';
import { ChevronRight, Crown, Gem, Megaphone } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../forms/files/Problem.tsx';
import { DirectionalIcon } from '../../foundation/DirectionalIcon.tsx';
import { Link } from '../../foundation/Link/Link.tsx';
import { AD_PACKS, chooseAdPack } from '../wizardRules.ts';
import { packStyles } from './packStyles.ts';

export interface AdPackChoiceProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** Ads that remain of each pack; null while that is not known. */
  remaining: Readonly<Record<AdType, number>> | null;
  /** Null while none is chosen. */
  chosen: AdType | null;
  /** Posting was tried without a pack. */
  missing?: boolean;
  onChoose(pack: AdType): void;
  /** Where packs are bought: a pack of which none remains leads there. */
  plansHref: string;
}

const Root = styled('fieldset')(packStyles);

const ICONS = { basic: Megaphone, elite: Gem, superior: Crown } as const;

/** Which pack an ad is posted with. One that is used up is a way to the plans (specification, section 4). */
export function AdPackChoice({
  remaining,
  chosen,
  missing = false,
  onChoose,
  plansHref,
  ...fieldset
}: AdPackChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const problemId = useId();
  return (
    <Root aria-busy={remaining === null || undefined} aria-describedby={missing ? problemId : undefined} {...fieldset}>
      <legend>{t('wizard.pack.legend')}</legend>
      <p className="days">{t('wizard.pack.days', { days: AD_DAYS })}</p>
      <Problem id={problemId} text={missing ? t('wizard.pack.missing') : null} />
      <div className="packs" data-invalid={missing || undefined}>
        {AD_PACKS.map((pack) => {
          if (!remaining) return <span key={pack} className="pack waiting" aria-hidden />;
          const count = remaining[pack];
          const words = <PackWords pack={pack} count={count} />;
          if (chooseAdPack(pack, count) === 'plans')
            return (
              <Link key={pack} className={`pack used-up ${pack}`} href={plansHref}>
                {words}
                <span className="to-plans">
                  {t('wizard.pack.toPlans')}
                  <DirectionalIcon icon={ChevronRight} size={18} />
                </span>
              </Link>
            );
          return (
            <label key={pack} className={`pack ${pack}`}>
              <input type="radio" name={name} value={pack} checked={chosen === pack} onChange={() => onChoose(pack)} />
              {words}
              <span className="mark" aria-hidden />
            </label>
          );
        })}
      </div>
      {!remaining && (
        <p className="visually-hidden" role="status">
          {t('wizard.pack.loading')}
        </p>
      )}
    </Root>
  );
}

function PackWords({ pack, count }: { pack: AdType; count: number }) {
  const { t } = useTranslation();
  const Icon = ICONS[pack];
  return (
    <>
      <span className="sign" aria-hidden>
        <Icon size={22} strokeWidth={1.75} />
      </span>
      <span className="words">
        <strong>{t(`vocabulary.adType.${pack}`)}</strong>
        <span className="about">{t(`wizard.pack.about.${pack}`)}</span>
        <span className="left">{t('wizard.pack.left', { count })}</span>
      </span>
    </>
  );
}
