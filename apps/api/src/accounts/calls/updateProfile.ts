import { phoneToE164 } from '@mashrabiya/contract';
import type { Handler } from '../../app/bind.ts';
import { inTransaction } from '../../db/transaction.ts';
import { acceptAvatar, deleteAvatar } from '../../media/services/acceptAvatar.ts';
import { noteEvent } from '../repository/audit.ts';
import { nameColumns, updateUser, userById } from '../repository/users.ts';
import { toUser } from '../rules/toUser.ts';
import { admitPhone } from '../services/phones.ts';
import { refuseTaken } from '../services/taken.ts';

export const updateProfile: Handler<'updateProfile'> = async (
  { body: { name, phone, remove_avatar, current_password }, files: { avatar } },
  context,
) => {
  const { db, files, user, language, request, now } = context;
  const [sent] = avatar;
  const owner = await userById(db, user.id);
  const { profile_pic: before, phone: phoneBefore, name_ar, name_en } = owner;
  const nextPhone = phone === '' ? null : phoneToE164(phone);
  await admitPhone(owner, { phone: nextPhone, password: current_password }, context);
  const added = sent ? await acceptAvatar(sent, 'avatar', context) : null;
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
