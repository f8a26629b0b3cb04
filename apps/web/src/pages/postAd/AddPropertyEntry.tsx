import { useSearchParams } from 'react-router-dom';
import AddPropertyPage from './AddPropertyPage.tsx';
import { DuplicateProperty } from './DuplicateProperty.tsx';

/** Entry of a new ad: empty, from a draft, or as a duplicate of the user's ad in the URL. */
export default function AddPropertyEntry() {
  const [search] = useSearchParams();
  const from = search.get('from');
  return from ? <DuplicateProperty key={from} id={from} /> : <AddPropertyPage />;
}
