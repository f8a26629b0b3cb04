import styled from '@emotion/styled';
import { type Books, piastres } from '@mashrabiya/contract';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';
import { ExactMoney } from '../money/ExactMoney.tsx';

export interface BooksTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  books: Books;
}

const ACCOUNTS = ['provider', 'sales', 'vat', 'unclaimed', 'bank'] as const;
const Root = styled('div')({
  display: 'grid',
  gap: 12,
  '& .table': { overflowX: 'auto', borderRadius: radius.card, border: `1px solid ${role.line}` },
  '& td, & th': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .wrong': { color: role.error, overflowWrap: 'anywhere' },
});

export function BooksTable({ books, ...div }: BooksTableProps) {
  const { t } = useTranslation();
  const { accounts, is_balanced, first_fault, unclaimed } = books;
  const knownAccounts = ACCOUNTS.flatMap((name) => accounts.filter(({ account }) => account === name));
  return (
    <Root {...div}>
      {is_balanced ? (
        <p role="status">{t('finance:books.balanced')}</p>
      ) : (
        <p role="alert" className="wrong">
          {t('finance:books.fault', { fault: first_fault })}
        </p>
      )}
      {unclaimed > 0 && (
        <p className="wrong">
          {t('finance:books.unclaimed')} <ExactMoney money={unclaimed} />
        </p>
      )}
      <TableContainer className="table" role="group" tabIndex={0} aria-label={t('finance:books.title')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('finance:books.account')}</TableCell>
              <TableCell align="right">{t('finance:books.debit')}</TableCell>
              <TableCell align="right">{t('finance:books.credit')}</TableCell>
              <TableCell align="right">{t('finance:books.balance')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {knownAccounts.length === 0 && (
              <TableRow>
                <TableCell colSpan={4}>{t('finance:books.empty')}</TableCell>
              </TableRow>
            )}
            {knownAccounts.map(({ account, debit, credit }) => (
              <TableRow key={account}>
                <TableCell component="th" scope="row">
                  {t(`finance:books.accounts.${ACCOUNTS.find((candidate) => candidate === account) ?? 'provider'}`)}
                </TableCell>
                <TableCell align="right">
                  <ExactMoney money={debit} />
                </TableCell>
                <TableCell align="right">
                  <ExactMoney money={credit} />
                </TableCell>
                <TableCell align="right">
                  {credit > debit && <bdi>−</bdi>} <ExactMoney money={piastres(Math.abs(debit - credit))} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Root>
  );
}
