import type { AdvisorApplication as Application } from '@mashrabiya/contract';
import { AdvisorApplication } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../session/storage.ts';
import { useAskLogin } from '../../session/useAskLogin.ts';
import { applicationPicture } from './applicationDraft.ts';
import { useApplication, visitorPictureAtom } from './useApplication.ts';
import { WaitingApplication } from './WaitingApplication.tsx';

interface ApplicationFormProps {
  /** Null for visitors. */
  person: Session['user'] | null;
  /** The rejected application, to begin with. */
  before: Application | null;
}

/** The picture that a person chose on this device, or before the login; undefined until that is known. */
function useSavedPicture(email: string | undefined): File | null | undefined {
  const visitorPicture = useAtomValue(visitorPictureAtom);
  const [picture, setPicture] = useState<File | null>();
  useEffect(() => {
    if (email === undefined) return;
    void applicationPicture
      .find({ owner: email })
      .then((saved) => setPicture(saved && new File([saved], 'picture', { type: saved.type })));
  }, [email]);
  if (email === undefined) return visitorPicture;
  return picture === null ? visitorPicture : picture;
}

/** The form with what is known of who applies, and what this window remembers. */
export function ApplicationForm(props: ApplicationFormProps) {
  const picture = useSavedPicture(props.person?.email);
  return picture === undefined ? <WaitingApplication /> : <FilledForm {...props} picture={picture} />;
}

function FilledForm({ person, before, picture }: ApplicationFormProps & { picture: File | null }) {
  const { t } = useTranslation();
  const askLogin = useAskLogin();
  const { initial, cities, areas, onCity, keep, send } = useApplication(person, before, picture);
  return (
    <AdvisorApplication
      initial={initial}
      cities={cities}
      areas={areas}
      onCity={onCity}
      onDraft={keep}
      onSubmit={send}
      {...(!person && { onLogin: () => askLogin({ message: t('people:apply.login') }) })}
    />
  );
}
