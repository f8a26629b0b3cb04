import type { Transaction } from '@mashrabiya/contract';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';

export const useProfile = () => useApiQuery('getProfile', {});

export const useSessions = () => useApiQuery('listSessions', {});

export const useActivity = () => useApiQuery('listAuditEvents', {});

export const useTwoFactor = () => useApiQuery('getTwoFactor', {});

export const usePasskeys = () => useApiQuery('listPasskeys', {});

/** Linked logins, and if the account has a password. */
export const useLoginMethods = () => useApiQuery('getLoginMethods', {});

export const useStatistics = () => useApiQuery('getStatistics', {});

export const useTransactions = (status: Transaction['status'] | undefined) =>
  useApiPages('listTransactions', { query: { status } });
