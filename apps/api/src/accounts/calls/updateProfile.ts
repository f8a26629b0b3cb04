import { phoneToE164 } from '@mashrabiya/contract';
import type { Handler } from '../../app/callHandler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { acceptAvatar, deleteAvatar } from '../../media/services/acceptAvatar.ts';
import { recordAuditEvent } from '../repository/audit.ts';
import { findUserById, toNameColumns, updateUser } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';
import { throwConflict } from '../services/conflicts.ts';
import { validatePhoneChange } from '../services/phones.ts';

export const updateProfile: Handler<'updateProfile'> = async (
  { body: { name, phone, remove_avatar, current_password }, files: { avatar } },
  context,
) => {
  const { db, files, user, language, request, now } = context;
  const [uploadedAvatar] = avatar;
  const owner = await findUserById(db, user.id);
  const { profile_pic: previousPicture, phone: previousPhone, name_ar, name_en } = owner;
  const nextPhone = phone === '' ? null : phoneToE164(phone);
  await validatePhoneChange(owner, { phone: nextPhone, password: current_password }, context);
  const newPicture = uploadedAvatar ? await acceptAvatar(uploadedAvatar, 'avatar', context) : null;
  const profile_pic = newPicture ?? (remove_avatar === '1' ? null : previousPicture);
  const change = { ...toNameColumns(name), phone: nextPhone, profile_pic };
  try {
    const isRenamed = change.name_ar !== name_ar || change.name_en !== name_en;
    const row = await inTransaction(db, async (tx) => {
      const event = { userId: user.id, request, now };
      if (nextPhone !== previousPhone) await recordAuditEvent(tx, { ...event, kind: 'phone_changed' });
      if (isRenamed) await recordAuditEvent(tx, { ...event, kind: 'name_changed' });
      return updateUser(tx, user.id, change);
    });
    if (profile_pic !== previousPicture) await deleteAvatar(files, previousPicture);
    return { data: toUser(row, language) };
  } catch (error) {
    await deleteAvatar(files, newPicture);
    return throwConflict(error);
  }
};
