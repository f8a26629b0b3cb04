import styled from '@emotion/styled';
import { AD_TYPES, type AdType, RenewInput } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { Panel, type PanelProps } from '../../foundation/Panel/Panel.tsx';
import { FailedState } from '../../states/FailedState/FailedState.tsx';
import { AdPackChoice, type AdPackChoiceProps } from '../../wizard/AdPackChoice/AdPackChoice.tsx';
import { chooseAdPack } from '../../wizard/shared/wizardRules.ts';

export interface RenewAdProps
  extends Omit<PanelProps, 'label' | 'placement' | 'onClose' | 'children'>,
    Pick<AdPackChoiceProps, 'remaining' | 'plansHref'> {
  /** The ad is active: its next period starts when this one ends. */
  isEarly?: boolean;
  /** Number of ads, each of which uses a credit. */
  count?: number;
  /** Set after the remaining ads failed to load. */
  onRetry?: (() => void) | undefined;
  /** Pays for the period. Rejects with the server's problems; see `useCallForm`. */
  onRenew(input: RenewInput): Promise<unknown>;
  onClose(): void;
}

const Root = styled(Panel)({
  '& .renew': { display: 'grid', gap: 20, padding: 24 },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 12 },
});

/** Chooses the level of an ad's next period, or links to the plans if none are left. */
export function RenewAd({
  remaining,
  plansHref,
  isEarly = false,
  count = 1,
  onRetry,
  onRenew,
  onClose,
  ...panel
}: RenewAdProps) {
  const { t } = useTranslation();
  const form = useCallForm({
    schema: RenewInput,
    initial: { ranking: null as RenewInput['ranking'] | null },
    call: onRenew,
  });
  const { ranking } = form.values;
  const chosenPack = ranking && AD_TYPES[ranking];
  const hasNoAds = remaining !== null && Object.values(remaining).every((count) => count === 0);
  const choose = (pack: AdType) => {
    const chosenRank = chooseAdPack(pack, remaining?.[pack] ?? 0);
    if (chosenRank !== 'plans') form.change({ ranking: chosenRank });
  };
  const isMissing = form.tried && chosenPack === null;
  return (
    <Root {...panel} label={t('myListings:run.renewTitle')} placement="center" isPinned={form.busy} onClose={onClose}>
      <form {...form.form} className="renew">
        <div>
          <h2>{t('myListings:run.renewTitle')}</h2>
          <p>{t(isEarly ? 'myListings:run.renewTextAhead' : 'myListings:run.renewText', { count })}</p>
        </div>
        {/* A missing choice is reported at the packs. */}
        <FormErrorBox problems={isMissing ? [] : form.problems.map(({ text }) => ({ text }))} />
        {hasNoAds && <p>{t('myListings:run.renewNone')}</p>}
        {onRetry ? (
          <FailedState title={t('myListings:run.renewFailed')} onRetry={onRetry} />
        ) : (
          <AdPackChoice
            remaining={remaining}
            value={chosenPack}
            isChoiceMissing={isMissing}
            onChange={choose}
            plansHref={plansHref}
          />
        )}
        <div className="buttons">
          <Button variant="text" disabled={form.busy} onClick={onClose}>
            {t('myListings:run.cancel')}
          </Button>
          {hasNoAds ? (
            <ButtonLink href={plansHref}>{t('myListings:run.toPlans')}</ButtonLink>
          ) : (
            <Button type="submit" busy={form.busy} disabled={remaining === null}>
              {t('myListings:run.renew')}
            </Button>
          )}
        </div>
      </form>
    </Root>
  );
}
