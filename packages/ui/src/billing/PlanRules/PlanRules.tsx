import styled from '@emotion/styled';
import type { PlanVersion, PlanVersionInput } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { AdCounts } from '../AdCounts/AdCounts.tsx';
import { Price } from '../money/Price.tsx';
import { cardGridStyles } from '../shared/financeStyles.ts';
import { LoadingItems } from '../shared/LoadingItems.tsx';
import { CancelVersionButton } from '../versions/CancelVersionButton.tsx';
import { ValidSince } from '../versions/ValidSince.tsx';
import { PlanVersionForm } from './PlanVersionForm.tsx';

export interface PlanRulesProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'onChange'> {
  /** All versions, newest first: shows current and scheduled ones. Undefined while loading. */
  versions: readonly PlanVersion[] | undefined;
  now: Date;
  /** Rejects with the server's problems; see `useCallForm`. */
  onChange(plan: number, input: PlanVersionInput): Promise<unknown>;
  onCancelVersion?(version: PlanVersion): Promise<unknown>;
}

const LOADING_COUNT = 6;
const Root = styled('ul')(cardGridStyles);

/** Content and price of each plan, now and scheduled, with forms to change them from a date. */
export function PlanRules({ versions, now, onChange, onCancelVersion, ...list }: PlanRulesProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const [editedPlanId, setEditedPlanId] = useState<number>();
  return (
    <Root aria-busy={!versions || undefined} {...list}>
      {!versions && <LoadingItems count={LOADING_COUNT} />}
      {versions
        ?.filter((version) => version.is_current || new Date(version.valid_from) > now)
        .map((version) => (
          <li key={version.id}>
            <div className="line">
              <h3>{language === 'ar' ? version.name_ar : version.name_en}</h3>
              <span className="amount">
                {version.price === 0 ? t('myListings:plans.free') : <Price money={version.price} />}
              </span>
            </div>
            <p className="secondary">
              <ValidSince from={version.valid_from} />
              {' · '}
              {t(version.on_sale ? 'finance:rules.onSale' : 'finance:rules.offSale')}
              {version.created_by && ` · ${version.created_by}`}
            </p>
            {version.kind !== 'free_trial' && <AdCounts counts={version} />}
            {version.kind !== 'free_trial' && (
              <p className="secondary">
                {version.valid_days === null
                  ? t('finance:rules.forEver')
                  : t('finance:rules.forDays', { count: version.valid_days })}
              </p>
            )}
            {!version.is_current && onCancelVersion && (
              <div className="action">
                <CancelVersionButton onCancelVersion={() => onCancelVersion(version)} />
              </div>
            )}
            {version.is_current && editedPlanId !== version.plan_id && (
              <div className="action">
                <Button variant="outlined" onClick={() => setEditedPlanId(version.plan_id)}>
                  {t('finance:rules.change')}
                </Button>
              </div>
            )}
            {version.is_current && editedPlanId === version.plan_id && (
              <PlanVersionForm
                version={version}
                kind={version.kind}
                now={now}
                onCancel={() => setEditedPlanId(undefined)}
                onSubmit={async (input) => {
                  await onChange(version.plan_id, input);
                  setEditedPlanId(undefined);
                }}
              />
            )}
          </li>
        ))}
    </Root>
  );
}
