import { randomUUID } from 'node:crypto';
import { generateCode } from '../../../src/accounts/rules/twoFactorRules.ts';
import { generateToken } from '../../../src/request/tokens.ts';
import { newAuthenticator } from '../authenticator.ts';
import { buildFormRequest, buildJsonRequest, buildPost } from '../client.ts';
import type { FixtureApi } from '../createFixtureApi.ts';
import { newUser } from '../users.ts';
import { type LimitedCalls, type PrepareRequest, prepareEach, prepareSame, WRONG_PROOF } from './prepare.ts';

export function createAccountCalls(api: FixtureApi) {
  const prepareTwoFactor: PrepareRequest = async (user) => {
    const { token, password: current_password } = user;
    const setup = await api.client.fetchAnswer(
      'beginTwoFactor',
      '/user/two-factor',
      buildPost(token, { current_password }),
    );
    const code = generateCode(setup.data.secret, api.services.clock());
    await api.client.fetchAnswer('confirmTwoFactor', '/user/two-factor/confirm', buildPost(token, { code }));
    return () => ({ init: buildJsonRequest({ ...WRONG_PROOF, code }) });
  };
  const prepareMailLink = prepareSame(() => buildJsonRequest({ token: generateToken() }));

  return {
    register: {
      'register burst': prepareSame(() => buildJsonRequest(newUser())),
      'register failed': prepareEach(({ email }) => ({ init: buildJsonRequest(newUser({ email })) })),
      register: prepareSame(() => buildJsonRequest(newUser())),
    },
    login: { login: prepareEach(({ email, password }) => ({ init: buildJsonRequest({ email, password }) })) },
    beginProviderLogin: { 'identity nonce': prepareSame(() => ({})) },
    loginWithProvider: { identity: prepareSame(() => buildFormRequest({ id_token: 'x' })) },
    beginPasskeyLogin: { 'passkey request': prepareSame(() => ({})) },
    loginWithPasskey: {
      passkey: prepareSame(() => {
        const credential = newAuthenticator().use({ challenge: generateToken(), origin: 'http://localhost' });
        return buildJsonRequest({ credential });
      }),
    },
    beginPasskey: { 'current password': prepareSame(() => buildJsonRequest(WRONG_PROOF)) },
    unlinkIdentity: { 'current password': prepareSame(() => buildJsonRequest(WRONG_PROOF), randomUUID()) },
    confirmWithProvider: { 'current password': prepareSame(() => buildJsonRequest({ id_token: 'x' })) },
    confirmWithPasskey: {
      'current password': prepareSame(() => {
        const credential = newAuthenticator().use({ challenge: generateToken(), origin: 'http://localhost' });
        return buildJsonRequest({ credential });
      }),
    },
    removePasskey: { 'current password': prepareSame(() => buildJsonRequest(WRONG_PROOF), randomUUID()) },
    loginTwoFactor: {
      'second proof': prepareSame(() => buildJsonRequest({ challenge: generateToken(), code: '123456' })),
    },
    beginTwoFactor: { 'current password': prepareSame(() => buildJsonRequest(WRONG_PROOF)) },
    disableTwoFactor: { 'current password': prepareTwoFactor },
    renewRecoveryCodes: { 'current password': prepareTwoFactor },
    checkEmailLink: { 'verify check': prepareMailLink },
    refuseEmailLink: { 'verify refuse': prepareMailLink },
    verifyEmail: { verify: prepareMailLink },
    forgotPassword: {
      'forgot failed': prepareSame(() => buildJsonRequest({ email: newUser().email })),
      'forgot burst': prepareEach(({ email }) => ({ init: buildJsonRequest({ email }) })),
    },
    checkResetLink: { 'reset check': prepareMailLink },
    resetPassword: { reset: prepareSame(() => buildJsonRequest({ ...newUser(), token: generateToken() })) },
    changePassword: {
      'current password': prepareSame(() => {
        const { password, password_confirmation } = newUser();
        return buildJsonRequest({ ...WRONG_PROOF, password, password_confirmation });
      }),
    },
    changeEmail: {
      'current password': prepareSame(() => buildJsonRequest({ ...WRONG_PROOF, email: newUser().email })),
      email: prepareEach(({ password }) => ({
        init: buildJsonRequest({ current_password: password, email: newUser().email }),
      })),
    },
    deleteAccount: { 'current password': prepareSame(() => buildJsonRequest(WRONG_PROOF)) },
  } satisfies Partial<LimitedCalls>;
}
