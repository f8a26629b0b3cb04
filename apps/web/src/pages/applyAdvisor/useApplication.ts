import type { AdvisorApplication, AdvisorInput } from '@mashrabiya/contract';
import type { ApplicationValues } from '@mashrabiya/ui';
import { atom, useSetAtom } from 'jotai';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { readDraft, saveDraft } from '../../device/windowDraft.ts';
import type { Session } from '../../session/storage.ts';
import {
  APPLICATION_DRAFT_KEY,
  type ApplicationDraft,
  applicationPicture,
  hasContent,
  parseApplicationDraft,
} from './applicationDraft.ts';

/** Picture that a visitor chose, until the login. Not stored: the next user of the device could see it. */
export const visitorPictureAtom = atom<File | null>(null);

const toDraft = ({ city, places, certificates, ...application }: AdvisorApplication): ApplicationDraft => {
  const { name, email, phone, about, years_of_experience, age, experience, category } = application;
  return {
    name,
    email,
    phone,
    about,
    years_of_experience,
    age,
    experience,
    category,
    city: city.id,
    places: places.map(({ id }) => id),
    certificates: certificates.join('\n'),
  };
};

/** Initial values, cities, saving and sending of the form. Reads storage: browser only. */
export function useApplication(
  user: Session['user'] | null,
  previous: AdvisorApplication | null,
  picture: File | null,
) {
  const { t } = useTranslation();
  const isSignedIn = user !== null;
  const email = user?.email ?? '';
  const [initial] = useState<Partial<ApplicationValues>>(() => ({
    ...(previous ? toDraft(previous) : user),
    ...parseApplicationDraft(readDraft(APPLICATION_DRAFT_KEY), email),
    profile_pic: picture,
  }));
  const savedPicture = useRef<File>(null);
  const hasSavedDraft = useRef(false);
  const setVisitorPicture = useSetAtom(visitorPictureAtom);
  const [city, setCity] = useState(initial.city ?? null);
  const governorates = useApiQuery('getGovernorates', {}).data?.data.data;
  const cities = useMemo(() => governorates?.flatMap((governorate) => governorate.cities) ?? [], [governorates]);
  const areas = useMemo(() => {
    const chosenCity = cities.find(({ id }) => id === city);
    return chosenCity ? cities.filter(({ gover_id }) => gover_id === chosenCity.gover_id) : [];
  }, [cities, city]);
  const { mutateAsync } = useApiMutation('applyAsAdvisor', {
    invalidates: ['getApplication'],
    toast: { done: t('people:apply.sentTitle') },
  });

  const saveFormDraft = useCallback(
    ({ profile_pic: chosenPicture, ...draft }: ApplicationValues) => {
      hasSavedDraft.current ||= hasContent(draft);
      if (hasSavedDraft.current) saveDraft(APPLICATION_DRAFT_KEY, { ownerEmail: email, draft });
      if (chosenPicture === savedPicture.current) return;
      savedPicture.current = chosenPicture;
      if (!isSignedIn) return setVisitorPicture(chosenPicture);
      void (chosenPicture ? applicationPicture.save(chosenPicture, { owner: email }) : applicationPicture.remove());
    },
    [email, isSignedIn, setVisitorPicture],
  );
  async function send({ profile_pic, ...body }: AdvisorInput) {
    const answer = await mutateAsync({ body, files: { profile_pic } });
    saveDraft(APPLICATION_DRAFT_KEY, undefined);
    void applicationPicture.remove();
    setVisitorPicture(null);
    return answer;
  }
  return { initial, cities, areas, onCityChange: setCity, saveDraft: saveFormDraft, send };
}
