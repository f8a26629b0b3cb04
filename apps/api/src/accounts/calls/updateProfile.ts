import { phoneToE164 } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { acceptAvatar, deleteAvatar } from '../../media/services/acceptAvatar.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { findUserById, toNameColumns, updateUser } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';
import { throwConflict } from '../services/conflicts.ts';
import { lockSessionUser } from '../services/lockAccount.ts';
import { mergePhoneChange, validatePhoneChange } from '../services/phones.ts';

export const updateProfile: Handler<'updateProfile'> = async (
  { body: { name, phone, remove_avatar, current_password }, files: { avatar } },
  context,
) => {
  const { db, files, user, language, request, now } = context;
  const [uploadedAvatar] = avatar;
  const owner = await findUserById(db, user.id);
  const nextPhone = phone === '' ? null : phoneToE164(phone);
  await validatePhoneChange(owner, { phone: nextPhone, password: current_password }, context);
  const newPicture = uploadedAvatar ? await acceptAvatar(uploadedAvatar, 'avatar', context) : null;
  const names = toNameColumns(name);
  try {
    const { previous, updated } = await inTransaction(db, async (tx) => {
      // The account may have changed, or been deleted, since it was read.
      const previous = await lockSessionUser(tx, user);
      const mergedPhone = mergePhoneChange(owner, previous, nextPhone);
      const event = { userId: user.id, request, now };
      const isRenamed = names.name_ar !== previous.name_ar || names.name_en !== previous.name_en;
      if (mergedPhone !== previous.phone) await recordAuditEvent(tx, { ...event, kind: 'phone_changed' });
      if (isRenamed) await recordAuditEvent(tx, { ...event, kind: 'name_changed' });
      const profile_pic = newPicture ?? (remove_avatar === '1' ? null : previous.profile_pic);
      return { previous, updated: await updateUser(tx, user.id, { ...names, phone: mergedPhone, profile_pic }) };
    });
    if (updated.profile_pic !== previous.profile_pic) await deleteAvatar(files, previous.profile_pic);
    return { data: toUser(updated, language) };
  } catch (error) {
    await deleteAvatar(files, newPicture);
    return throwConflict(error);
  }
};
