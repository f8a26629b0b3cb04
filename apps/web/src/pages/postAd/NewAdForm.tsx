import { findOpenStep } from '@mashrabiya/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { paths } from '../../routing/paths.ts';
import { UnlessBlocked } from '../../session/UnlessBlocked.tsx';
import { AdForm, type AdFormProps } from './AdForm.tsx';
import { toDraftContent, toFormValues } from './draftRules.ts';
import { useDraft } from './useDraft.ts';

export interface NewAdFormProps {
  /** Values of another ad, a draft from the first change on. Without it the form offers the last draft. */
  copiedValues?: AdFormProps['initial'];
  /** Draft to continue at its first incomplete step, without being offered first. */
  draftId?: string;
}

/** The draft's id is the idempotency key of the post, so a retry after a lost response posts nothing twice. */
export function NewAdForm({ copiedValues, draftId }: NewAdFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const draft = useDraft(copiedValues !== undefined, draftId);
  const [resumedDraft, setResumedDraft] = useState<{ id: string; initial: AdFormProps['initial'] }>();
  const add = useApiMutation('addProperty', {
    invalidates: ['listOwnProperties', 'getAdCounts', 'getStatistics', 'listDrafts'],
    toast: { done: t('wizard:posted'), about: 'property' },
  });
  const offeredDraft = copiedValues ? undefined : draft.offeredDraft;
  const resume = ({ id, content }: NonNullable<typeof offeredDraft>) => {
    draft.resume({ id, content });
    setResumedDraft({ id, initial: toFormValues(content) });
  };
  const reopen = useEffectEvent(() => {
    if (offeredDraft && draftId !== undefined && !resumedDraft) resume(offeredDraft);
  });
  const offeredDraftId = offeredDraft?.id;
  useEffect(() => {
    if (offeredDraftId !== undefined) reopen();
  }, [offeredDraftId]);
  const initial = resumedDraft?.initial ?? copiedValues;
  return (
    <UnlessBlocked>
      <AdForm
        key={resumedDraft?.id}
        {...(initial && { initial })}
        {...(draftId !== undefined &&
          resumedDraft && { startAt: findOpenStep(resumedDraft.initial ?? {}, new Date()) })}
        returnUrl={draft.id === null ? paths.addProperty : paths.draft(draft.id)}
        {...(offeredDraft && {
          onContinueDraft: () => resume(offeredDraft),
        })}
        onChange={(values) => draft.save(toDraftContent(values))}
        onClear={() => void draft.clear(copiedValues === undefined)}
        onSubmit={async (body) => {
          await draft.stopSaving();
          const draft_id = draft.getPostKey();
          await add.mutateAsync({ body: { ...body, draft_id } });
          draft.removeFromDevice(draft_id);
          navigate(paths.myProperties);
        }}
      />
    </UnlessBlocked>
  );
}
