import { type ProseSpan, proseText } from '@mashrabiya/contract';
import TableContainer from '@mui/material/TableContainer';
import { useTranslation } from 'react-i18next';
import { keyed } from './keyed.ts';
import { Spans } from './Spans.tsx';

export interface ProseTableProps {
  head: readonly ProseSpan[][];
  rows: readonly ProseSpan[][][];
}

const lineText = (spans: ProseSpan[]) => proseText([{ kind: 'text', spans }]);

export function ProseTable({ head, rows }: ProseTableProps) {
  const { t } = useTranslation();
  return (
    <TableContainer className="table" role="group" tabIndex={0} aria-label={t('articles:table')}>
      <table>
        <thead>
          <tr>
            {keyed(head, lineText).map(([key, cell]) =>
              // An empty corner cell is no header.
              lineText(cell).trim() === '' ? (
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
          {keyed(rows, (row) => row.map(lineText).join()).map(([key, row]) => (
            <tr key={key}>
              {keyed(row, lineText).map(([cellKey, cell]) => (
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
