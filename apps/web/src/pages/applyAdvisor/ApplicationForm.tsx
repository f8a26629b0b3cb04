import type { AdvisorApplication as Application } from '@mashrabiya/contract';
import { AdvisorApplication } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../session/storage.ts';
import { useRequireLogin } from '../../session/useRequireLogin.ts';
import { applicationPicture } from './applicationDraft.ts';
import { DisabledApplication } from './DisabledApplication.tsx';
import { useApplication, visitorPictureAtom } from './useApplication.ts';

interface ApplicationFormProps {
  user: Session['user'] | null;
  previousApplication: Application | null;
}

/** Picture chosen on this device or before the login; undefined while it loads. */
function useSavedPicture(email: string | undefined): File | null | undefined {
  const visitorPicture = useAtomValue(visitorPictureAtom);
  const [picture, setPicture] = useState<File | null>();
  useEffect(() => {
    if (email === undefined) return;
    void applicationPicture
      .find({ owner: email })
      .then((savedFile) => setPicture(savedFile && new File([savedFile], 'picture', { type: savedFile.type })));
  }, [email]);
  if (email === undefined) return visitorPicture;
  return picture === null ? visitorPicture : picture;
}

export function ApplicationForm(props: ApplicationFormProps) {
  const picture = useSavedPicture(props.user?.email);
  return picture === undefined ? <DisabledApplication /> : <FilledForm {...props} picture={picture} />;
}

function FilledForm({ user, previousApplication, picture }: ApplicationFormProps & { picture: File | null }) {
  const { t } = useTranslation();
  const requireLogin = useRequireLogin();
  const { initial, cities, areas, onCityChange, saveDraft, send } = useApplication(user, previousApplication, picture);
  return (
    <AdvisorApplication
      initial={initial}
      cities={cities}
      areas={areas}
      onCityChange={onCityChange}
      onDraft={saveDraft}
      onSubmit={send}
      {...(!user && { onLogin: () => requireLogin({ message: t('people:apply.login') }) })}
    />
  );
}
