import { phoneToE164, uuidv7 } from '@mashrabiya/contract';
import { findUserByEmail, findUserById, foldEmail } from '../../accounts/repository/users.ts';
import { assertEmailConfirmed } from '../../accounts/services/assertEmailConfirmed.ts';
import { lockSessionUser } from '../../accounts/services/lockAccount.ts';
import { isPhoneTaken } from '../../accounts/services/phones.ts';
import type { Handler } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import { getConstraint } from '../../db/DatabaseError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { getCategoryId } from '../../favorites/rules/getCategoryId.ts';
import { acceptAvatar, deleteAvatar } from '../../media/services/acceptAvatar.ts';
import { findApplication, insertApplication } from '../repository/advisors.ts';
import { toApplication } from '../rules/toAdvisor.ts';

const CONFLICTS: Readonly<Record<string, ['applicant_email_taken' | 'applicant_phone_taken', string]>> = {
  advisor_email: ['applicant_email_taken', '/email'],
  advisor_phone: ['applicant_phone_taken', '/phone'],
};

export const applyAsAdvisor: Handler<'applyAsAdvisor'> = async ({ body, files: uploadedFiles }, context) => {
  const { db, files, user, reference, language, now, countUse } = context;
  assertEmailConfirmed(await findUserById(db, user.id));
  const [picture] = uploadedFiles.profile_pic;
  if (!picture) throw new AppError({ code: 'picture_required', pointer: '/profile_pic' });
  if (!reference.cities.has(body.city)) throw new AppError({ code: 'city_required', pointer: '/city' });
  if (!body.places.every((id) => reference.cities.has(id)))
    throw new AppError({ code: 'areas_required', pointer: '/places' });
  await countUse('advisor');
  const previousApplication = await findApplication(db, user.id);
  if (previousApplication && previousApplication.state !== 'rejected')
    throw new AppError({ code: 'application_exists' });
  const [email, phone] = [foldEmail(body.email), phoneToE164(body.phone)];
  const account = await findUserByEmail(db, email);
  if (account && account.email_verified_at !== null && account.id !== user.id)
    throw new AppError({ code: 'applicant_email_taken', pointer: '/email' });
  if (await isPhoneTaken(context, phone, user.id))
    throw new AppError({ code: 'applicant_phone_taken', pointer: '/phone' });
  const profile_pic = await acceptAvatar(picture, 'profile_pic', context);
  const { city, category, places, ...applicationFields } = body;
  try {
    const storedApplication = await inTransaction(db, async (tx) => {
      await lockSessionUser(tx, user);
      return insertApplication(tx, {
        ...applicationFields,
        id: uuidv7(now),
        user_id: user.id,
        state: 'pending',
        email,
        phone,
        category_id: getCategoryId(reference, category) ?? 0,
        city_id: city,
        places: [...new Set(places)],
        profile_pic,
        submitted_at: now,
      });
    });
    if (!storedApplication) throw new AppError({ code: 'application_exists' });
    await deleteAvatar(files, previousApplication?.profile_pic ?? null);
    return { data: toApplication(storedApplication, { reference, language }) };
  } catch (error) {
    await deleteAvatar(files, profile_pic);
    const conflict = CONFLICTS[getConstraint(error)];
    throw conflict ? new AppError({ code: conflict[0], pointer: conflict[1] }) : error;
  }
};

export const getApplication: Handler<'getApplication'> = async (_, { db, user, reference, language }) => {
  const ownApplication = await findApplication(db, user.id);
  return { data: ownApplication ? toApplication(ownApplication, { reference, language }) : null };
};
