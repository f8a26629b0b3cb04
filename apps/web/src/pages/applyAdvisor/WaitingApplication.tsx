import { AdvisorApplication } from '@mashrabiya/ui';

/** The form cannot be sent before the app hydrates. */
const neverSent = () => new Promise<never>(() => undefined);

/** The form to be read: without script, and until it is known who applies. */
export const WaitingApplication = () => (
  <AdvisorApplication waiting data-needs-app cities={[]} areas={[]} onSubmit={neverSent} />
);
