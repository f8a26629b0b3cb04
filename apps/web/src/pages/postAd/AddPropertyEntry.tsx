import { useSearchParams } from 'react-router-dom';
import AddPropertyPage from './AddPropertyPage.tsx';
import { DuplicateProperty } from './DuplicateProperty.tsx';

export default function AddPropertyEntry() {
  const [search] = useSearchParams();
  const from = search.get('from');
  return from ? <DuplicateProperty key={from} id={from} /> : <AddPropertyPage />;
}
