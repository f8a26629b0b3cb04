import type { PageProps } from '../../routing/lazyPage.ts';
import { LeadList } from './LeadList.tsx';
import { PersonView } from './PersonView.tsx';

/** All leads of the seller, or one of them with everything known of its person. */
export default function LeadsPage({ params: { id } }: PageProps) {
  return id === undefined ? <LeadList /> : <PersonView key={id} id={id} />;
}
