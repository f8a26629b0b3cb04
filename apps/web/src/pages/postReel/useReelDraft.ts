import type { ReelDraftContent } from '@mashrabiya/contract';
import type { ReelValues } from '@mashrabiya/ui';
import { useAtom, useAtomValue, useStore } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { atomWithDeviceStorage } from '../../device/atomWithDeviceStorage.ts';
import { userAtom } from '../../session/atoms.ts';
import { isWorthSaving, parseReelDraft, toReelDraft } from './reelDraft.ts';

/** Unfinished reel: stored on this device with every change, per user, until it is posted or cleared. */
export function useReelDraft() {
  const email = useAtomValue(userAtom)?.email ?? '';
  const draftAtom = useMemo(() => atomWithDeviceStorage(`reel-draft:${email}`, parseReelDraft), [email]);
  const [, setDraft] = useAtom(draftAtom);
  const store = useStore();
  /** Draft found when the page was opened: later changes are the form's own. */
  const [loadedDraft, setLoadedDraft] = useState<{ draft: ReelDraftContent | null }>();
  useEffect(() => setLoadedDraft({ draft: store.get(draftAtom) }), [store, draftAtom]);
  return {
    loadedDraft,
    saveDraft(values: ReelValues) {
      const draft = toReelDraft(values);
      setDraft(() => (isWorthSaving(draft) ? draft : null));
    },
    removeDraft: () => setDraft(() => null),
  };
}
