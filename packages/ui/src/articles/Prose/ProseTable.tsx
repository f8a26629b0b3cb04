import { type ProseSpan, toPlainText } from '@mashrabiya/contract';
import TableContainer from '@mui/material/TableContainer';
import { useTranslation } from 'react-i18next';
import { addKeys } from './addKeys.ts';
import { Spans } from './Spans.tsx';

export interface ProseTableProps {
  head: readonly ProseSpan[][];
  rows: readonly ProseSpan[][][];
}

const getLineText = (spans: ProseSpan[]) => toPlainText([{ kind: 'text', spans }]);

export function ProseTable({ head, rows }: ProseTableProps) {
  const { t } = useTranslation();
  return (
    <TableContainer className="table" role="group" tabIndex={0} aria-label={t('articles:table')}>
      <table>
        <thead>
          <tr>
            {addKeys(head, getLineText).map(([key, cell]) =>
              // An empty corner cell is no header.
              getLineText(cell).trim() === '' ? (
                <td key={key} />
              ) : (
                <th key={key} scope="col">
                  <Spans spans={cell} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {addKeys(rows, (row) => row.map(getLineText).join()).map(([key, row]) => (
            <tr key={key}>
              {addKeys(row, getLineText).map(([cellKey, cell]) => (
                <td key={cellKey}>
                  <Spans spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableContainer>
  );
}
