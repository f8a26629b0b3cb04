import type { AdvisorApplication as Application } from '@mashrabiya/contract';
import { AdvisorApplication, ApplicationState, FailedState } from '@mashrabiya/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import type { Session } from '../../session/storage.ts';
import { applicationPicture } from './applicationDraft.ts';
import { useApplication } from './useApplication.ts';

interface OwnApplicationProps {
  person: Session['user'];
}

/** The picture that was chosen on this device before; undefined until that is known. */
function useKeptPicture(email: string): File | null | undefined {
  const [picture, setPicture] = useState<File | null>();
  useEffect(() => {
    void applicationPicture
      .find({ owner: email })
      .then((kept) => setPicture(kept && new File([kept], 'picture', { type: kept.type })));
  }, [email]);
  return picture;
}

/** The form, or what became of what was sent with it. */
export function OwnApplication({ person }: OwnApplicationProps) {
  const { t } = useTranslation();
  const [again, setAgain] = useState(false);
  const { data, isError, refetch } = useApiQuery('getApplication', {}, { staleTime: 0 });
  const picture = useKeptPicture(person.email);
  if (isError && !data) return <FailedState title={t('people:apply.failed')} onRetry={() => void refetch()} />;
  if (!data || picture === undefined) return <p role="status">{t('common:loading')}</p>;
  const application = data.data;
  const isRejected = application?.state === 'rejected';
  if (application && !(isRejected && again)) {
    return <ApplicationState application={application} listHref={paths.advisors} onAgain={() => setAgain(true)} />;
  }
  return <ApplicationForm person={person} before={application} picture={picture} />;
}

interface ApplicationFormProps extends OwnApplicationProps {
  before: Application | null;
  picture: File | null;
}

/** The form with what is known of who applies, and what this window remembers. */
function ApplicationForm({ person, before, picture }: ApplicationFormProps) {
  const { initial, cities, areas, onCity, keep, send } = useApplication(person, before, picture);
  return (
    <AdvisorApplication
      initial={initial}
      cities={cities}
      areas={areas}
      onCity={onCity}
      onDraft={keep}
      onSubmit={send}
    />
  );
}
