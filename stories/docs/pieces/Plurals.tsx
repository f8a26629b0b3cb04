import { LANGUAGES, type Language } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { Combination } from './Combination.tsx';
import { DocsTable } from './DocsTable.tsx';

/** One number for each of the six Arabic plural forms. */
const counts = [0, 1, 2, 3, 11, 100];

/** Plural forms from the catalogs. */
export function Plurals() {
  return (
    <DocsTable label="Plurals, from the catalogs" head={['Count', 'Arabic form', 'English', 'Arabic']}>
      {counts.map((count) => (
        <tr key={count}>
          <th scope="row" className="tabular">
            {count}
          </th>
          <td>
            <code>{new Intl.PluralRules('ar').select(count)}</code>
          </td>
          {LANGUAGES.toReversed().map((language) => (
            <Counted key={language} language={language} count={count} />
          ))}
        </tr>
      ))}
    </DocsTable>
  );
}

function Counted({ language, count }: { language: Language; count: number }) {
  return (
    <td>
      <Combination language={language} style={{ inlineSize: 'fit-content' }}>
        <Bedrooms count={count} />
      </Combination>
    </td>
  );
}

function Bedrooms({ count }: { count: number }) {
  const { t } = useTranslation();
  return t('listings:card.bedrooms', { count });
}
