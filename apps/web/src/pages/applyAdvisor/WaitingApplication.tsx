import { AdvisorApplication } from '@mashrabiya/ui';

/** What the server draws cannot be sent. */
const neverSent = () => new Promise<never>(() => undefined);

/** The form to be read: without script, and until it is known who applies. */
export const WaitingApplication = () => (
  <AdvisorApplication waiting data-needs-app cities={[]} areas={[]} onSubmit={neverSent} />
);
