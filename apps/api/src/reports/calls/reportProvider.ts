import type { Handler } from '../../app/bind.ts';
import { shownProvider } from '../../people/services/shownProvider.ts';
import { takeReport } from '../services/takeReport.ts';

export const reportProvider: Handler<'reportProvider'> = async ({ params, body: { reason, note } }, context) => {
  const { id } = await shownProvider(context.db, params.id);
  await takeReport(context, {
    about: { reportedUserId: id },
    sellerId: id,
    kind: 'person_reported',
    reason,
    note: note ?? '',
  });
  return { code: 200 };
};
