import { phoneToE164 } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { acceptAvatar, deleteAvatar } from '../../media/services/acceptAvatar.ts';
import { noteEvent } from '../repository/audit.ts';
import { nameColumns, updateUser, userById } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';
import { limitPhones } from '../services/accountLimits.ts';
import { refuseTaken } from '../services/taken.ts';

/** Changes one's name, phone and picture. */
export const updateProfile: Handler<'updateProfile'> = async (
  { body: { name, phone, remove_avatar }, files: { avatar } },
  { db, files, user, language, client, request, now },
) => {
  const [sent] = avatar;
  const { profile_pic: before, phone: phoneBefore, name_ar, name_en } = await userById(db, user.id);
  const nextPhone = phone === '' ? null : phoneToE164(phone);
  if (nextPhone !== null && nextPhone !== phoneBefore) await limitPhones(db, { userId: user.id, client, now });
  const added = sent ? await acceptAvatar(files, sent, 'avatar') : null;
  const profile_pic = added ?? (remove_avatar === '1' ? null : before);
  const change = { ...nameColumns(name), phone: nextPhone, profile_pic };
  try {
    const isRenamed = change.name_ar !== name_ar || change.name_en !== name_en;
    const row = await inTransaction(db, async (tx) => {
      const noted = { userId: user.id, request, now };
      if (nextPhone !== phoneBefore) await noteEvent(tx, { ...noted, kind: 'phone_changed' });
      if (isRenamed) await noteEvent(tx, { ...noted, kind: 'name_changed' });
      return updateUser(tx, user.id, change);
    });
    if (profile_pic !== before) await deleteAvatar(files, before);
    return { data: toUser(row, language) };
  } catch (error) {
    await deleteAvatar(files, added);
    return refuseTaken(error);
  }
};
