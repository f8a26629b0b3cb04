import type { ReviewCase } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LackingTrust } from '../SellerRecord/SellerTrust.tsx';
import { CaseChanges } from './CaseChanges.tsx';
import { CaseDesk, type DeskActions } from './CaseDesk.tsx';
import { DecisionForm, type DecisionFormProps } from './DecisionForm.tsx';

export interface ReviewDeskProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children'>,
    DecisionFormProps,
    DeskActions {
  reviewCase: ReviewCase;
}

/** Pending ad. */
export function ReviewDesk({ reviewCase, onDecide, ...desk }: ReviewDeskProps) {
  const { t } = useTranslation();
  const { property, seller, is_edit, why, changed, changes = [], submitted_at } = reviewCase;
  const key = `${property.id} ${submitted_at}`;
  return (
    <CaseDesk
      key={key}
      {...desk}
      shown={reviewCase}
      submitted={submitted_at}
      lead={
        <>
          {is_edit && (
            <section>
              <h2>{t('moderating:trust.edit')}</h2>
              <p>{t('moderating:trust.editText')}</p>
            </section>
          )}
          <section>
            <h2>{t('moderating:trust.why')}</h2>
            <p>{t(`moderating:trust.waits.${why}`)}</p>
            {why === 'untrusted' && <LackingTrust trust={seller.trust} />}
          </section>
          {changed.length > 0 && (
            <section className="changed">
              <h2>{t('moderating:desk.changed')}</h2>
              <ul>
                {changed.map((part) => (
                  <li key={part}>{t(`moderating:desk.part.${part}`)}</li>
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
