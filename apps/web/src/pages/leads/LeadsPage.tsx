import type { PageProps } from '../../routing/lazyPage.ts';
import { LeadDetailContainer } from './LeadDetailContainer.tsx';
import { LeadList } from './LeadList.tsx';

/** All leads of the seller, or the details of one of them. */
export default function LeadsPage({ params: { id } }: PageProps) {
  return id === undefined ? <LeadList /> : <LeadDetailContainer key={id} id={id} />;
}
