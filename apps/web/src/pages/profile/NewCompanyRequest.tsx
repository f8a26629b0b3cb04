import type { CompanyInput, CompanyRequest } from '@mashrabiya/contract';
import { CompanyForm, type LoadPicture } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useSetAnswer } from '../../api/useSetAnswer.ts';
import { clockAtom } from '../../atoms/app.ts';
import { useAttachments } from '../../uploads/useAttachments.ts';

interface NewCompanyRequestProps {
  email: string;
  /** Request whose details the form has at first. */
  previous: CompanyRequest | null;
  /** True if the form also has its photos. */
  hasPreviousPapers: boolean;
  loadPicture: LoadPicture;
  onSent: () => void;
  onCancel: (() => void) | undefined;
}

export function NewCompanyRequest({
  email,
  previous,
  hasPreviousPapers,
  loadPicture,
  onSent,
  onCancel,
}: NewCompanyRequestProps) {
  const { t } = useTranslation();
  const now = useAtomValue(clockAtom);
  const { controls, finishUploads, clear, restore } = useAttachments({
    key: `${email} company`,
    uploadCall: 'uploadCompanyPaper',
    getCall: 'getCompanyPaper',
  });
  const restorePapers = useEffectEvent(() => {
    if (hasPreviousPapers && previous) void restore(previous.papers, loadPicture);
  });
  useEffect(() => restorePapers(), []);
  const show = useSetAnswer('getCompany', {});
  const request = useApiMutation('requestCompanyCheck', { toast: { done: t('account:company.sent') } });
  const send = async ({ papers: _, ...details }: CompanyInput) => {
    const papers = (await finishUploads()).map(({ id }) => id);
    // The form is unmounted before its pictures are removed, so that it shows no error about them.
    await show(await request.mutateAsync({ body: { ...details, papers } }));
    onSent();
    clear();
  };
  return (
    <CompanyForm
      initial={
        previous
          ? {
              company_name: previous.company_name,
              register_number: previous.register_number,
              valid_until: hasPreviousPapers ? previous.valid_until : null,
            }
          : undefined
      }
      papers={controls}
      now={now}
      onSubmit={send}
      onCancel={onCancel}
    />
  );
}
