import { AdvisorApplication } from '@mashrabiya/ui';

/** The form cannot be sent before the app hydrates. */
const waitForever = () => new Promise<never>(() => undefined);

/** Disabled form: without script, and until the applicant is known. */
export const DisabledApplication = () => (
  <AdvisorApplication isLoading data-needs-app cities={[]} areas={[]} onSubmit={waitForever} />
);
