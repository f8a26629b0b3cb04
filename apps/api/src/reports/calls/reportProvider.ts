import type { Handler } from '../../app/callHandler.ts';
import { findVisibleProvider } from '../../people/services/findVisibleProvider.ts';
import { storeReport } from '../services/storeReport.ts';

export const reportProvider: Handler<'reportProvider'> = async ({ params, body: { reason, note } }, context) => {
  const { id } = await findVisibleProvider(context.db, params.id);
  await storeReport(context, {
    subject: { reportedUserId: id },
    sellerId: id,
    kind: 'person_reported',
    reason,
    note: note ?? '',
  });
  return { code: 200 };
};
