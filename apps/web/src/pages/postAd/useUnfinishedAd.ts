import { useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { atomWithDeviceStorage } from '../../device/atomWithDeviceStorage.ts';
import { signedInAtom, userAtom } from '../../session/atoms.ts';
import { findLatestDraft, parseDrafts } from './draftRules.ts';

/** The logged-in user's latest draft, or one by its id, and the drafts on this device. */
export function useUnfinishedAd(draftId?: string) {
  const email = useAtomValue(userAtom)?.email ?? '';
  const draftsAtom = useMemo(() => atomWithDeviceStorage(`property-drafts:${email}`, parseDrafts), [email]);
  const [drafts, updateDrafts] = useAtom(draftsAtom);
  const list = useApiQuery('listDrafts', useAtomValue(signedInAtom) ? {} : undefined, { staleTime: 0 });
  const matchesId = ({ id }: { id: string }) => draftId === undefined || id === draftId;
  return { latest: findLatestDraft(drafts.filter(matchesId), list.data?.data.filter(matchesId)), updateDrafts };
}
