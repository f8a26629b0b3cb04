import { useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { deviceAtom } from '../../device/deviceAtom.ts';
import { personAtom, signedInAtom } from '../../session/atoms.ts';
import { latestDraft, readDrafts } from './draftRules.ts';

/** The logged-in user's latest draft, and the drafts on this device. */
export function useUnfinishedAd() {
  const email = useAtomValue(personAtom)?.email ?? '';
  const draftsAtom = useMemo(() => deviceAtom(`property-drafts:${email}`, readDrafts), [email]);
  const [drafts, keep] = useAtom(draftsAtom);
  const list = useApiQuery('listDrafts', useAtomValue(signedInAtom) ? {} : undefined, { staleTime: 0 });
  return { latest: latestDraft(drafts, list.data?.data), keep };
}
