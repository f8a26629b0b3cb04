import styled from '@emotion/styled';
import { type LedgerSummary, piastres } from '@mashrabiya/contract';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { CircleCheck } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius } from '../../theme/tokens.ts';
import { ExactMoney, type ExactMoneyProps } from '../money/ExactMoney.tsx';

export interface LedgerTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Undefined while loading. */
  summary: LedgerSummary | undefined;
}

const ACCOUNTS = ['provider', 'sales', 'vat', 'unclaimed', 'bank'] as const;
const NO_ENTRIES = { debit: piastres(0), credit: piastres(0) };

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& .table': {
    overflowX: 'auto',
    borderRadius: radius.card,
    border: `1px solid ${role.line}`,
    backgroundColor: role.surface,
  },
  '& td, & th': { whiteSpace: 'nowrap' },
  '& tbody th': { fontWeight: fontWeight.medium },
  '& tbody tr:last-of-type > *': { borderBlockEnd: 'none' },
  '& .status': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 28 },
  '& .status svg': { flex: 'none', color: role.success },
  '& .fault': { color: role.error, overflowWrap: 'anywhere' },
});

/** Balance of each ledger account, and the first row that contradicts another. */
export function LedgerTable({ summary, ...div }: LedgerTableProps) {
  const { t } = useTranslation();
  return (
    <Root aria-busy={!summary || undefined} {...div}>
      <LedgerStatus summary={summary} />
      <TableContainer className="table" role="group" tabIndex={0} aria-label={t('finance:books.title')}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{t('finance:books.account')}</TableCell>
              <TableCell align="right">{t('finance:books.debit')}</TableCell>
              <TableCell align="right">{t('finance:books.credit')}</TableCell>
              <TableCell align="right">{t('finance:books.balance')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {ACCOUNTS.map((name) => {
              const { debit, credit } = summary?.accounts.find(({ account }) => account === name) ?? NO_ENTRIES;
              return (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {t(`finance:books.accounts.${name}`)}
                  </TableCell>
                  <AmountCell money={debit} isLoading={!summary} />
                  <AmountCell money={credit} isLoading={!summary} />
                  <AmountCell
                    money={piastres(Math.abs(debit - credit))}
                    isNegative={credit > debit}
                    isLoading={!summary}
                  />
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
      {summary && summary.unclaimed > 0 && (
        <p className="fault">
          {t('finance:books.unclaimed')} <ExactMoney money={summary.unclaimed} />
        </p>
      )}
    </Root>
  );
}

function AmountCell({ isLoading, ...amount }: ExactMoneyProps & { isLoading: boolean }) {
  return <TableCell align="right">{isLoading ? <Skeleton /> : <ExactMoney {...amount} />}</TableCell>;
}

function LedgerStatus({ summary }: Pick<LedgerTableProps, 'summary'>) {
  const { t } = useTranslation();
  if (!summary)
    return (
      <p className="status">
        <Skeleton width={160} />
      </p>
    );
  if (!summary.is_balanced)
    return (
      <p role="alert" className="fault">
        {t('finance:books.fault', { fault: summary.first_fault })}
      </p>
    );
  return (
    <p role="status" className="status">
      <CircleCheck aria-hidden size={20} strokeWidth={1.75} />
      {t('finance:books.balanced')}
    </p>
  );
}
