import styled from '@emotion/styled';
import { type AdvisorDraft, AdvisorInput } from '@mashrabiya/contract';
import { CircleCheck, LogIn } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { AdvisorPlaceFields, type AdvisorPlaceFieldsProps } from './AdvisorPlaceFields.tsx';
import { ApplicantFields } from './ApplicantFields.tsx';
import { ApplicationRequirements } from './ApplicationRequirements.tsx';
import { type ApplicationValues, EMPTY_APPLICATION } from './application.ts';
import { applicationStyles } from './applicationStyles.ts';
import { WorkFields } from './WorkFields.tsx';

export interface AdvisorApplicationProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'>,
    Pick<AdvisorPlaceFieldsProps, 'cities' | 'areas'> {
  /** Includes the picture file. Rejects with the server's problems; see `useCallForm`. */
  onSubmit(application: AdvisorInput): Promise<unknown>;
  /** Called when the city changes, to load its `areas`. */
  onCityChange?(city: number | null): void;
  /** Known facts of the applicant, or a saved draft. */
  initial?: Partial<ApplicationValues>;
  /** Called on each change, to save a draft. */
  onDraft?(draft: ApplicationValues): void;
  /** Opens the login panel; set for visitors. */
  onLogin?(): void;
  isLoading?: boolean;
}

const Root = styled('form')(applicationStyles);

/** Application to become a real-estate advisor; moderators review it (specification, sections 3 to 5). */
export function AdvisorApplication({
  onSubmit,
  onCityChange,
  initial,
  onDraft,
  onLogin,
  isLoading = false,
  cities,
  areas,
  ...root
}: AdvisorApplicationProps) {
  const { t } = useTranslation();
  const form = useCallForm({
    schema: AdvisorInput,
    initial: { ...EMPTY_APPLICATION, ...initial } satisfies AdvisorDraft,
    call: onSubmit,
  });
  const { sent, busy, values } = form;
  useEffect(() => {
    if (!sent && !busy) onDraft?.(values);
  }, [sent, busy, values, onDraft]);

  if (sent) {
    return (
      <Root as="div" className="sent" role="status">
        <CircleCheck aria-hidden size={48} strokeWidth={1.5} />
        <h2>{t('people:apply.sentTitle')}</h2>
        <p>{t('people:apply.sentText', { email: sent.email })}</p>
      </Root>
    );
  }
  return (
    <Root aria-label={t('people:apply.title')} {...root} {...form.form}>
      <p className="intro">{t('people:apply.intro')}</p>
      <ApplicationRequirements />
      <ApplicantFields form={form} disabled={isLoading} />
      <WorkFields form={form} disabled={isLoading} />
      <AdvisorPlaceFields
        form={form}
        disabled={isLoading}
        cities={cities}
        areas={areas}
        onCityChange={(city) => {
          form.change({ city, places: [] });
          onCityChange?.(city);
        }}
      />
      <FormErrorBox problems={form.problems} />
      {onLogin ? (
        <>
          <p className="requirement">{t('people:apply.loginText')}</p>
          <Button icon={LogIn} directional onClick={onLogin}>
            {t('people:apply.login')}
          </Button>
        </>
      ) : (
        <Button type="submit" busy={busy} disabled={isLoading}>
          {t(busy ? 'people:apply.sending' : 'people:apply.send')}
        </Button>
      )}
      {isLoading && (
        <noscript>
          <p className="requirement">{t('people:apply.noScript')}</p>
        </noscript>
      )}
    </Root>
  );
}
