import { type CaseDraft, CaseDraftContext } from '@mashrabiya/ui';
import { type ReactNode, useMemo } from 'react';
import { readDraft, saveDraft } from '../../device/windowDraft.ts';

function parseDraft(text: string | null): object | null {
  const parsedJson: unknown = JSON.parse(text ?? 'null');
  return typeof parsedJson === 'object' ? parsedJson : null;
}

interface CaseDraftsProps {
  caseKey: string;
  children: ReactNode;
}

/** Keeps unfinished notes about a case in this window, across reloads and logins. */
export function CaseDrafts({ caseKey, children }: CaseDraftsProps) {
  const draft = useMemo<CaseDraft>(() => {
    const getDraftName = (form: string) => `moderation ${caseKey} ${form}`;
    return {
      read: (form) => parseDraft(readDraft(getDraftName(form))),
      save: (form, values) => saveDraft(getDraftName(form), values),
    };
  }, [caseKey]);
  return <CaseDraftContext value={draft}>{children}</CaseDraftContext>;
}
