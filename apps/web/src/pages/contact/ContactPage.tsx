import { ContactForm, Page, PageTitle } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { hydratedAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { userAtom } from '../../session/atoms.ts';
import { useContactForm } from './useContactForm.ts';

export default function ContactPage() {
  const { t } = useTranslation();
  const isHydrated = useAtomValue(hydratedAtom);
  const user = useAtomValue(userAtom);
  const title = t('shell:links.contact');
  return (
    <Page column="form">
      <PageHead
        title={t('pages:titled', { title })}
        description={t('articles:contact.description')}
        path={paths.contact}
      />
      <PageTitle title={title} />
      {isHydrated ? (
        <OwnForm key={user?.email ?? ''} />
      ) : (
        <ContactForm isLoading data-needs-app onSubmit={waitForever} />
      )}
    </Page>
  );
}

/** The form cannot be sent before the app hydrates. */
const waitForever = () => new Promise<never>(() => undefined);

function OwnForm() {
  const user = useAtomValue(userAtom);
  const { initial, saveDraft, send } = useContactForm(user);
  return <ContactForm initial={initial} onDraft={saveDraft} onSubmit={send} />;
}
