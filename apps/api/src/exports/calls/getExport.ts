import type { Handler } from '../../app/callHandler.ts';
import { Reply } from '../../app/Reply.ts';
import { AppError } from '../../core/AppError.ts';
import { findExport } from '../repository/exports.ts';
import { toExportKey } from '../services/exportFile.ts';

export const getExport: Handler<'getExport'> = async (_, { db, user }) => {
  const latestExport = await findExport(db, user.id);
  if (!latestExport) return { data: null };
  const { state, asked_at, expires_at, bytes } = latestExport;
  return {
    data: {
      state,
      asked_at: asked_at.toISOString(),
      expires_at: expires_at?.toISOString() ?? null,
      bytes: bytes === null ? null : Number(bytes),
    },
  };
};

export const getExportFile: Handler<'getExportFile'> = async (_, { db, user, now, files }) => {
  const latestExport = await findExport(db, user.id);
  if (!latestExport?.expires_at) throw new AppError({ code: 'not_found' });
  if (latestExport.expires_at <= now) throw new AppError({ code: 'gone' });
  const file = await files.get(toExportKey(latestExport.id));
  if (!file || !('body' in file)) throw new AppError({ code: 'gone' });
  return new Reply<Blob>(file.body, {
    headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="mashrabiya.zip"' },
  });
};
