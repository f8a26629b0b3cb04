import styled from '@emotion/styled';
import { AD_DAYS, type AdType } from '@mashrabiya/contract';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { ChevronRight, Crown, Gem, Megaphone } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldProblem } from '../../forms/Field/FieldProblem.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { DirectionalIcon } from '../../foundation/DirectionalIcon/DirectionalIcon.tsx';
import { Link } from '../../link/Link.tsx';
import { AD_PACKS, chooseAdPack } from '../shared/wizardRules.ts';
import { packStyles } from './packStyles.ts';

export interface AdPackChoiceProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** Remaining ads per pack; null while unknown. */
  remaining: Readonly<Record<AdType, number>> | null;
  value: AdType | null;
  /** Pack that the ad already paid for: choosing it costs nothing. */
  paid?: AdType | null;
  isChoiceMissing?: boolean;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  onChange(pack: AdType): void;
  /** Text for a user without any remaining ads. */
  noneText?: string;
  plansHref: string;
}

const Root = styled('fieldset')(packStyles);

const ICONS = { basic: Megaphone, elite: Gem, superior: Crown } as const;

/** Choice of the ad pack. A used-up pack links to the plans (specification, section 4). */
export function AdPackChoice({
  remaining,
  value,
  paid = null,
  isChoiceMissing = false,
  error,
  onRetry,
  onChange,
  noneText,
  plansHref,
  ...fieldset
}: AdPackChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const problemId = useId();
  const hasNoPacks = remaining !== null && paid === null && AD_PACKS.every((pack) => remaining[pack] === 0);
  const problem = error ?? (isChoiceMissing ? t('wizard:pack.missing') : null);
  return (
    <Root
      aria-busy={(remaining === null && !onRetry) || undefined}
      aria-describedby={problem ? problemId : undefined}
      {...fieldset}
    >
      <legend>{t('wizard:pack.legend')}</legend>
      <p className="days">{t('wizard:pack.days', { days: AD_DAYS })}</p>
      <FieldProblem id={problemId} text={problem} />
      {noneText && hasNoPacks && <p className="none">{noneText}</p>}
      {!remaining && onRetry && (
        <div className="unknown">
          <FieldProblem text={t('wizard:pack.unknown')} />
          <Button variant="outlined" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        </div>
      )}
      <div className="packs" data-invalid={problem ? true : undefined}>
        {AD_PACKS.map((pack) => {
          if (!remaining) return onRetry ? null : <span key={pack} className="pack waiting" aria-hidden />;
          const count = remaining[pack];
          const packText = <PackText pack={pack} count={count} paid={pack === paid} />;
          if (pack !== paid && chooseAdPack(pack, count) === 'plans')
            return (
              <Link key={pack} className={`pack used-up ${pack}`} href={plansHref}>
                {packText}
                <span className="to-plans">
                  {t('wizard:pack.toPlans')}
                  <DirectionalIcon icon={ChevronRight} size={18} />
                </span>
              </Link>
            );
          return (
            <FormControlLabel
              key={pack}
              className={`pack ${pack}`}
              labelPlacement="start"
              label={packText}
              control={<Radio name={name} value={pack} checked={value === pack} onChange={() => onChange(pack)} />}
            />
          );
        })}
      </div>
      {!remaining && !onRetry && (
        <p className="visually-hidden" role="status">
          {t('wizard:pack.loading')}
        </p>
      )}
    </Root>
  );
}

function PackText({ pack, count, paid }: { pack: AdType; count: number; paid: boolean }) {
  const { t } = useTranslation();
  const Icon = ICONS[pack];
  const remainingText = count > 0 ? t('wizard:pack.left', { count }) : t('wizard:pack.none');
  return (
    <>
      <span className="packIcon" aria-hidden>
        <Icon size={22} strokeWidth={1.75} />
      </span>
      <span className="textBlock">
        <strong>{t(`vocabulary:adType.${pack}`)}</strong>
        <span className="about">{t(`wizard:pack.about.${pack}`)}</span>
        <span className="left">{paid ? t('wizard:pack.paid') : remainingText}</span>
      </span>
    </>
  );
}
