import TableContainer from '@mui/material/TableContainer';
import { useTranslation } from 'react-i18next';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import type { YearEnd } from './rentOrBuy.ts';

export function YearsTable({ years }: { years: readonly YearEnd[] }) {
  const { t } = useTranslation();
  return (
    <TableContainer>
      <table>
        <caption>{t('advice:rentOrBuy.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('advice:rentOrBuy.year')}</th>
            <th scope="col">{t('advice:rentOrBuy.buyer')}</th>
            <th scope="col">{t('advice:rentOrBuy.renter')}</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, buyer, renter }) => (
            <tr key={year} className={buyer > renter ? 'leads' : undefined}>
              <th scope="row">
                <NumberText value={year} />
              </th>
              <td>
                <NumberText value={buyer} />
              </td>
              <td>
                <NumberText value={renter} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableContainer>
  );
}
