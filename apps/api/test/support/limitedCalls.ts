import { randomUUID } from 'node:crypto';
import { type CallName, CONTACT_MIN_MS, type calls } from '@mashrabiya/contract';
import { codeAt } from '../../src/accounts/rules/twoFactorRules.ts';
import { newToken } from '../../src/request/tokens.ts';
import { propertyId, SELLER } from '../fixtures/properties.ts';
import { CITIES, subcategoryId } from '../fixtures/reference.ts';
import { adsOf } from './ads.ts';
import { as, posting, postingForm } from './ask.ts';
import { newAuthenticator } from './authenticator.ts';
import type { FixtureApi } from './fixtureApi.ts';
import { addReels, reel, reelId } from './reels.ts';
import { shop } from './shop.ts';
import { newUser } from './users.ts';

type Calls = typeof calls;
export type LimitedCall = { [N in CallName]: Calls[N] extends { limits: object } ? N : never }[CallName];
type LimitsOf<N extends LimitedCall> = Calls[N] extends { limits: infer L } ? keyof L : never;

export type TestUser = Awaited<ReturnType<ReturnType<typeof adsOf>['user']>>;

/** A request, and the id in its path. */
interface Counted {
  id?: string;
  init?: RequestInit;
}
/** Prepares everything that a user needs, and returns a function for counted requests, each time another one. */
export type MakeReady = (
  user: TestUser,
) => (() => Counted | Promise<Counted>) | Promise<() => Counted | Promise<Counted>>;

const WRONG = 'not the password';
const CHECKOUT_MS = 3_600_000;

/** Counted requests by call and limit; a missing entry for a declared limit is a type error. */
export function limitedCalls(api: FixtureApi): { [N in LimitedCall]: { [L in LimitsOf<N>]: MakeReady } } {
  const { form, user: newSeller, post } = adsOf(api);
  const { orderBody, order } = shop(api);
  let made = 0;
  const newPhone = () => `010${String(20_000_000 + ++made)}`;
  const wrong = { current_password: WRONG };
  const picture = () => new File(['x'], 'one.jpg');
  const just =
    (make: (user: TestUser) => Counted | Promise<Counted>): MakeReady =>
    (user) =>
    () =>
      make(user);
  const always = (init: () => RequestInit, id?: string): MakeReady => just(() => ({ init: init(), ...(id && { id }) }));

  const setPhone = (user: TestUser, phone: string | null) =>
    api.database.db.updateTable('app_user').set({ phone }).where('id', '=', user.id).execute();
  const ofPhone: MakeReady = async (user) => {
    await setPhone(user, '+201555500000');
    return () => ({ init: posting({ phone: newPhone(), ...wrong }) });
  };
  const newOfPhone =
    (init: (user: TestUser) => RequestInit): MakeReady =>
    (user) =>
    async () => {
      await setPhone(user, null);
      return { init: init(user) };
    };
  const profile = (user: TestUser, own: Record<string, string> = {}) =>
    postingForm({ name: user.name, phone: newPhone(), ...own });

  const secured: MakeReady = async (user) => {
    const { token, password: current_password } = user;
    const setup = await api.ask.answerOf(
      'beginTwoFactor',
      '/user/two-factor',
      as(token, posting({ current_password })),
    );
    const code = codeAt(setup.data.secret, api.services.clock());
    await api.ask.answerOf('confirmTwoFactor', '/user/two-factor/confirm', as(token, posting({ code })));
    return () => ({ init: posting({ ...wrong, code }) });
  };

  const reelForm = (property_id: string) =>
    postingForm({
      title: 'جولة كاملة في شقة التجمع الخامس',
      description: 'من المدخل إلى الحديقة في أقل من نصف دقيقة',
      gover: String(CITIES.newCairo.governorate_id),
      city: String(CITIES.newCairo.id),
      action: 'sell',
      price: '4850000',
      selltype: 'cash',
      ranking: 'basic',
      property_id,
    });

  const link = always(() => posting({ token: newToken() }));
  const lead = (id: string) => always(() => posting({ channel: 'call' }), id);
  const report = (id: string) => always(() => posting({ reason: 'fraud' }), id);

  return {
    register: {
      'register burst': always(() => posting(newUser())),
      'register failed': just(({ email }) => ({ init: posting(newUser({ email })) })),
      register: always(() => posting(newUser())),
    },
    login: { login: just(({ email, password }) => ({ init: posting({ email, password }) })) },
    beginProviderLogin: { 'identity nonce': always(() => ({})) },
    loginWithProvider: { identity: always(() => postingForm({ id_token: 'x' })) },
    beginPasskeyLogin: { 'passkey request': always(() => ({})) },
    loginWithPasskey: {
      passkey: always(() => {
        const credential = newAuthenticator().use({ challenge: newToken(), origin: 'http://localhost' });
        return posting({ credential });
      }),
    },
    beginPasskey: { 'current password': always(() => posting(wrong)) },
    unlinkIdentity: { 'current password': always(() => posting(wrong), randomUUID()) },
    confirmWithProvider: { 'current password': always(() => posting({ id_token: 'x' })) },
    confirmWithPasskey: {
      'current password': always(() => {
        const credential = newAuthenticator().use({ challenge: newToken(), origin: 'http://localhost' });
        return posting({ credential });
      }),
    },
    removePasskey: { 'current password': always(() => posting(wrong), randomUUID()) },
    loginTwoFactor: { 'second proof': always(() => posting({ challenge: newToken(), code: '123456' })) },
    beginTwoFactor: { 'current password': always(() => posting(wrong)) },
    disableTwoFactor: { 'current password': secured },
    renewRecoveryCodes: { 'current password': secured },
    checkEmailLink: { 'verify check': link },
    refuseEmailLink: { 'verify refuse': link },
    verifyEmail: { verify: link },
    forgotPassword: {
      'forgot failed': always(() => posting({ email: newUser().email })),
      'forgot burst': just(({ email }) => ({ init: posting({ email }) })),
    },
    checkResetLink: { 'reset check': link },
    resetPassword: { reset: always(() => posting({ ...newUser(), token: newToken() })) },
    updateProfile: {
      'current password': async (user) => {
        await setPhone(user, '+201555500001');
        return () => ({ init: profile(user, wrong) });
      },
      phone: newOfPhone(profile),
    },
    setPhone: { 'current password': ofPhone, phone: newOfPhone(() => posting({ phone: newPhone() })) },
    changePassword: {
      'current password': always(() => {
        const { password, password_confirmation } = newUser();
        return posting({ ...wrong, password, password_confirmation });
      }),
    },
    changeEmail: {
      'current password': always(() => posting({ ...wrong, email: newUser().email })),
      email: just(({ password }) => ({ init: posting({ current_password: password, email: newUser().email }) })),
    },
    deleteAccount: { 'current password': always(() => posting(wrong)) },
    addLead: { lead: lead(propertyId(2)) },
    addProviderLead: { lead: lead(SELLER.id) },
    addView: { view: always(() => ({}), propertyId(2)) },
    reportProperty: { report: report(propertyId(2)) },
    reportProvider: { report: report(SELLER.id) },
    reportReview: {
      report: async () => {
        const { token } = await newSeller();
        const { data } = await api.ask.answerOf(
          'saveReview',
          `/provider/${SELLER.id}/review`,
          as(token, posting({ rating: 1, text: 'لم يرد' })),
        );
        return () => ({ id: data.id, init: posting({ reason: 'untrue' }) });
      },
    },
    saveReply: { reply: always(() => posting({ text: 'شكرًا' }), propertyId(2)) },
    saveReview: { review: always(() => posting({ rating: 5, text: '' }), SELLER.id) },
    sendContact: {
      contact: always(() => {
        const { name, email } = newUser();
        const written = { topic: 'support', phone: newPhone(), subject: 'سؤال', message: 'هل من جديد؟' };
        return posting({ key: randomUUID(), name, email, ...written, open_ms: CONTACT_MIN_MS, website: '' });
      }),
    },
    applyAsAdvisor: {
      advisor: always(() =>
        postingForm({
          ...{ name: 'كريم', email: newUser().email, phone: newPhone(), age: '34', about: 'أعرف المعادي' },
          ...{ years_of_experience: '4', experience: 'وسيط مستقل', category: 'housing', certificates: '' },
          ...{ city: String(CITIES.maadi.id), places: [String(CITIES.maadi.id)], profile_pic: picture() },
        }),
      ),
    },
    addOrder: { order: always(() => posting(orderBody())) },
    checkOrder: {
      check: async ({ token }) => {
        const { id } = await order(token);
        return () => ({ id });
      },
    },
    cancelOrder: {
      check: async ({ token }) => {
        const { id } = await order(token);
        return () => ({ id });
      },
    },
    renewCheckout: {
      order: async ({ token }) => {
        const orders: string[] = [];
        while (orders.length < 4) orders.push((await order(token)).id);
        api.pass(CHECKOUT_MS);
        return () => ({ id: orders.pop() ?? '' });
      },
    },
    startVideoUpload: { clip: always(() => posting({ bytes: 1 })) },
    addReel: {
      clip: async ({ token }) => {
        const { id } = await post(token);
        return () => ({ init: reelForm(id) });
      },
    },
    editReel: {
      clip: async ({ id: user_id, token }) => {
        const { id } = await post(token);
        const number = 500 + ++made;
        await addReels(api.database.db, reel(number, { user_id, property_id: id }));
        return () => ({ id: reelId(number), init: reelForm(id) });
      },
    },
    addReelView: {
      'reel view': async () => {
        const number = 500 + ++made;
        await addReels(api.database.db, reel(number, { property_id: propertyId(2) }));
        return () => ({ id: reelId(number), init: posting({ watched: 50 }) });
      },
    },
    findDuplicates: {
      duplicates: always(() =>
        posting({
          ...{ city: CITIES.newCairo.id, action: 'forsell', subcategory_id: subcategoryId('housing', 'apartment') },
          ...{ size: 165, bedrooms: 3, price: 4_850_000, pictures: [] },
        }),
      ),
    },
    addProperty: { post: just(async () => ({ init: await form() })) },
    editProperty: { edit: just(async () => ({ id: propertyId(2), init: await form() })) },
    uploadPicture: { picture: always(() => postingForm({ picture: picture() })) },
  };
}
