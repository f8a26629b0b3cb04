import { type Language, LOCALES } from '@mashrabiya/i18n';
import { DocsPage } from '../DocsPage.tsx';
import { DocsTable } from '../pieces/DocsTable.tsx';
import { listRows } from './catalogRows.ts';

export interface CatalogTextsProps {
  /** Name of the file in `packages/i18n/src/catalogs`. */
  catalog: string;
}

/** All sentences of a catalog in both languages, for editors. */
export function CatalogTexts({ catalog }: CatalogTextsProps) {
  return (
    <DocsPage
      title={`Texts: ${catalog}`}
      intro={
        <>
          Every sentence of <code>catalogs/en/{catalog}.ts</code> and <code>catalogs/ar/{catalog}.ts</code>. Names and
          numbers are samples. A sentence with a number is shown once for each plural form of its language.
        </>
      }
    >
      <DocsTable label={`Texts of ${catalog}`} head={['Key', LOCALES.en.name, 'Arabic']}>
        {listRows(catalog).map(({ key, sentences }) => (
          <tr key={key}>
            <th scope="row">
              <code>{key}</code>
            </th>
            <Sentences language="en" sentences={sentences.en} />
            <Sentences language="ar" sentences={sentences.ar} />
          </tr>
        ))}
      </DocsTable>
    </DocsPage>
  );
}

interface SentencesProps {
  language: Language;
  sentences: readonly string[];
}

function Sentences({ language, sentences }: SentencesProps) {
  const { lang, dir } = LOCALES[language];
  return (
    <td lang={lang} dir={dir}>
      {sentences.map((sentence, index) => (
        <p key={String(index)}>{sentence}</p>
      ))}
    </td>
  );
}
