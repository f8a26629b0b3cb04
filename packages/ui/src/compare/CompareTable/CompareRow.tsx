import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Cell, Row } from './compareRows.ts';

interface CompareRowProps {
  row: Row;
  ids: readonly string[];
}

/** Row of a comparison; differences are marked by weight, colour and text. */
export function CompareRow({ row: { label, cells, differs }, ids }: CompareRowProps) {
  const { t } = useTranslation();
  return (
    <TableRow className={differs ? 'differs' : undefined}>
      <TableCell component="th" className="head" scope="row">
        {label}
        {differs && <span className="visually-hidden"> ({t('compare:different')})</span>}
      </TableCell>
      {cells.map((cell, index) => (
        <TableCell key={ids[index]}>
          <CellText cell={cell} />
        </TableCell>
      ))}
    </TableRow>
  );
}

function CellText({ cell: { text, note, hasFeature, best } }: { cell: Cell }) {
  const { t } = useTranslation();
  if (hasFeature !== undefined) {
    const Mark = hasFeature ? Check : Minus;
    return (
      <>
        <Mark className={hasFeature ? 'hasFeature' : 'hasNoFeature'} size={20} strokeWidth={2} aria-hidden />
        <span className="visually-hidden">{t(hasFeature ? 'compare:has' : 'compare:hasNot')}</span>
      </>
    );
  }
  if (text === null) {
    return (
      <>
        <Minus className="hasNoFeature" size={20} strokeWidth={2} aria-hidden />
        <span className="visually-hidden">{t('compare:unknown')}</span>
      </>
    );
  }
  return (
    <>
      <bdi>{text}</bdi>
      {best && <span className="bestValue">{t(`compare:${best}`)}</span>}
      {note && <span className="note">{note}</span>}
    </>
  );
}
