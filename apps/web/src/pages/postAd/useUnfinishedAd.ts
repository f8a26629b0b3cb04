import { useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { deviceAtom } from '../../device/deviceAtom.ts';
import { signedInAtom, userAtom } from '../../session/atoms.ts';
import { latestDraft, readDrafts } from './draftRules.ts';

/** The logged-in user's latest draft, or one by its id, and the drafts on this device. */
export function useUnfinishedAd(only?: string) {
  const email = useAtomValue(userAtom)?.email ?? '';
  const draftsAtom = useMemo(() => deviceAtom(`property-drafts:${email}`, readDrafts), [email]);
  const [drafts, keep] = useAtom(draftsAtom);
  const list = useApiQuery('listDrafts', useAtomValue(signedInAtom) ? {} : undefined, { staleTime: 0 });
  const isMeant = ({ id }: { id: string }) => only === undefined || id === only;
  return { latest: latestDraft(drafts.filter(isMeant), list.data?.data.filter(isMeant)), keep };
}
