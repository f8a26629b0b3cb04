import { buildFormRequest, buildJsonRequest } from '../client.ts';
import type { FixtureApi } from '../createFixtureApi.ts';
import {
  type LimitedCalls,
  newPhone,
  type PrepareRequest,
  prepareEach,
  prepareSame,
  type TestUser,
  WRONG_PROOF,
} from './prepare.ts';

export function createProfileCalls(api: FixtureApi) {
  const setPhone = (user: TestUser, phone: string | null, email_verified_at?: Date) =>
    api.database.db
      .updateTable('app_user')
      .set({ phone, ...(email_verified_at && { email_verified_at }) })
      .where('id', '=', user.id)
      .execute();
  const prepareWithPhone: PrepareRequest = async (user) => {
    await setPhone(user, '+201555500000');
    return () => ({ init: buildJsonRequest({ phone: newPhone(), ...WRONG_PROOF }) });
  };
  const prepareWithoutPhone =
    (init: (user: TestUser) => RequestInit): PrepareRequest =>
    (user) =>
    async () => {
      await setPhone(user, null);
      return { init: init(user) };
    };
  const buildProfileForm = (user: TestUser, overrides: Record<string, string> = {}) =>
    buildFormRequest({ name: user.name, phone: newPhone(), ...overrides });

  return {
    updateProfile: {
      'current password': async (user) => {
        await setPhone(user, '+201555500001');
        return () => ({ init: buildProfileForm(user, WRONG_PROOF) });
      },
      phone: prepareWithoutPhone(buildProfileForm),
    },
    setPhone: {
      'current password': prepareWithPhone,
      phone: prepareWithoutPhone(() => buildJsonRequest({ phone: newPhone() })),
    },
    requestPhoneCode: {
      'phone code request': prepareSame(() => ({})),
      'phone code': prepareEach(async (user) => {
        await setPhone(user, `+2${newPhone()}`, api.services.clock());
        return {};
      }),
    },
    confirmPhone: { 'phone code try': prepareSame(() => buildJsonRequest({ code: '123456' })) },
  } satisfies Partial<LimitedCalls>;
}
