import type { ReviewCase } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LackingTrust } from '../SellerRecord/SellerTrust.tsx';
import { CaseChanges } from './CaseChanges.tsx';
import { type CaseActions, CaseLayout } from './CaseLayout.tsx';
import { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx';

export interface PropertyCaseViewProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children'>,
    DecisionFormProps,
    CaseActions {
  reviewCase: ReviewCase;
}

export function PropertyCaseView({ reviewCase, onDecide, ...layout }: PropertyCaseViewProps) {
  const { t } = useTranslation();
  const { property, seller, is_edit, why, changed, changes = [], submitted_at } = reviewCase;
  const key = `${property.id} ${submitted_at}`;
  return (
    <CaseLayout
      key={key}
      {...layout}
      moderatedCase={reviewCase}
      submittedAt={submitted_at}
      queueReason={
        <>
          {is_edit && (
            <section>
              <h2>{t('moderation:trust.edit')}</h2>
              <p>{t('moderation:trust.editText')}</p>
            </section>
          )}
          <section>
            <h2>{t('moderation:trust.why')}</h2>
            <p>{t(`moderation:trust.waits.${why}`)}</p>
            {why === 'untrusted' && <LackingTrust trust={seller.trust} />}
          </section>
          {changed.length > 0 && (
            <section className="changed">
              <h2>{t('moderation:listings.changed')}</h2>
              <ul>
                {changed.map((part) => (
                  <li key={part}>{t(`moderation:listings.part.${part}`)}</li>
                ))}
              </ul>
              {changes.length > 0 && <CaseChanges changes={changes} />}
            </section>
          )}
        </>
      }
      decision={<DecisionForm onDecide={onDecide} />}
    />
  );
}
