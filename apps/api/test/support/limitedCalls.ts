import { randomUUID } from 'node:crypto';
import { type CallName, CONTACT_MIN_MS, type calls } from '@mashrabiya/contract';
import { generateCode } from '../../src/accounts/rules/twoFactorRules.ts';
import { generateToken } from '../../src/request/tokens.ts';
import { propertyId, SELLER } from '../fixtures/properties.ts';
import { CITIES, subcategoryId } from '../fixtures/reference.ts';
import { createAdTools } from './ads.ts';
import { newAuthenticator } from './authenticator.ts';
import { buildFormRequest, buildJsonRequest, buildPost } from './client.ts';
import { createConversationTools } from './conversations.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import { addReels, buildReelFields, createReel, reelId } from './reels.ts';
import { createShop } from './shop.ts';
import { newUser } from './users.ts';

type Calls = typeof calls;
export type LimitedCall = { [N in CallName]: Calls[N] extends { limits: object } ? N : never }[CallName];
type LimitsOf<N extends LimitedCall> = Calls[N] extends { limits: infer L } ? keyof L : never;

export type TestUser = Awaited<ReturnType<ReturnType<typeof createAdTools>['createUser']>>;

/** A request, and the id in its path. */
interface CountedRequest {
  id?: string;
  init?: RequestInit;
}
/** Prepares everything that a user needs, and returns a function for counted requests, each time another one. */
export type PrepareRequest = (
  user: TestUser,
) => (() => CountedRequest | Promise<CountedRequest>) | Promise<() => CountedRequest | Promise<CountedRequest>>;

const WRONG_PASSWORD = 'not the password';
const CHECKOUT_MS = 3_600_000;

/** Counted requests by call and limit; a missing entry for a declared limit is a type error. */
export function createLimitedCalls(api: FixtureApi): { [N in LimitedCall]: { [L in LimitsOf<N>]: PrepareRequest } } {
  const { buildAdForm, createUser: createSeller, postAd } = createAdTools(api);
  const { buildOrder, placeOrder } = createShop(api);
  const { createListing, start, insertProposal, getViewingTime } = createConversationTools(api);
  let madeCount = 0;
  const newPhone = () => `010${String(20_000_000 + ++madeCount)}`;
  const wrongProof = { current_password: WRONG_PASSWORD };
  const createPictureFile = () => new File(['x'], 'one.jpg');
  const prepareEach =
    (make: (user: TestUser) => CountedRequest | Promise<CountedRequest>): PrepareRequest =>
    (user) =>
    () =>
      make(user);
  const prepareSame = (init: () => RequestInit, id?: string): PrepareRequest =>
    prepareEach(() => ({ init: init(), ...(id && { id }) }));

  const setPhone = (user: TestUser, phone: string | null, email_verified_at?: Date) =>
    api.database.db
      .updateTable('app_user')
      .set({ phone, ...(email_verified_at && { email_verified_at }) })
      .where('id', '=', user.id)
      .execute();
  const prepareWithPhone: PrepareRequest = async (user) => {
    await setPhone(user, '+201555500000');
    return () => ({ init: buildJsonRequest({ phone: newPhone(), ...wrongProof }) });
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

  const prepareTwoFactor: PrepareRequest = async (user) => {
    const { token, password: current_password } = user;
    const setup = await api.client.fetchAnswer(
      'beginTwoFactor',
      '/user/two-factor',
      buildPost(token, { current_password }),
    );
    const code = generateCode(setup.data.secret, api.services.clock());
    await api.client.fetchAnswer('confirmTwoFactor', '/user/two-factor/confirm', buildPost(token, { code }));
    return () => ({ init: buildJsonRequest({ ...wrongProof, code }) });
  };

  const prepareMailLink = prepareSame(() => buildJsonRequest({ token: generateToken() }));
  const prepareLead = (id: string) => prepareSame(() => buildJsonRequest({ channel: 'call' }), id);
  const buildMessage = () => buildJsonRequest({ id: randomUUID(), text: 'هل ما زال متاحًا؟' });
  const prepareReport = (id: string) => prepareSame(() => buildJsonRequest({ reason: 'fraud' }), id);

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
    beginPasskey: { 'current password': prepareSame(() => buildJsonRequest(wrongProof)) },
    unlinkIdentity: { 'current password': prepareSame(() => buildJsonRequest(wrongProof), randomUUID()) },
    confirmWithProvider: { 'current password': prepareSame(() => buildJsonRequest({ id_token: 'x' })) },
    confirmWithPasskey: {
      'current password': prepareSame(() => {
        const credential = newAuthenticator().use({ challenge: generateToken(), origin: 'http://localhost' });
        return buildJsonRequest({ credential });
      }),
    },
    removePasskey: { 'current password': prepareSame(() => buildJsonRequest(wrongProof), randomUUID()) },
    loginTwoFactor: {
      'second proof': prepareSame(() => buildJsonRequest({ challenge: generateToken(), code: '123456' })),
    },
    beginTwoFactor: { 'current password': prepareSame(() => buildJsonRequest(wrongProof)) },
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
    updateProfile: {
      'current password': async (user) => {
        await setPhone(user, '+201555500001');
        return () => ({ init: buildProfileForm(user, wrongProof) });
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
    changePassword: {
      'current password': prepareSame(() => {
        const { password, password_confirmation } = newUser();
        return buildJsonRequest({ ...wrongProof, password, password_confirmation });
      }),
    },
    changeEmail: {
      'current password': prepareSame(() => buildJsonRequest({ ...wrongProof, email: newUser().email })),
      email: prepareEach(({ password }) => ({
        init: buildJsonRequest({ current_password: password, email: newUser().email }),
      })),
    },
    deleteAccount: { 'current password': prepareSame(() => buildJsonRequest(wrongProof)) },
    addLead: { lead: prepareLead(propertyId(2)) },
    addProviderLead: { lead: prepareLead(SELLER.id) },
    startConversation: {
      message: prepareSame(buildMessage, propertyId(2)),
      conversation: prepareEach(async () => ({ id: await createListing(SELLER.id), init: buildMessage() })),
    },
    requestEnquiryCode: {
      'email code': prepareEach(() => ({
        id: propertyId(2),
        init: buildJsonRequest({ email: newUser().email, kind: 'message' }),
      })),
    },
    sendVisitorEnquiry: {
      'email code try': prepareSame(
        () =>
          buildJsonRequest({
            id: randomUUID(),
            text: 'هل ما زال متاحًا؟',
            name: 'Nadia',
            phone: '',
            challenge: generateToken(),
            code: '123456',
          }),
        propertyId(2),
      ),
    },
    sendMessage: {
      message: async ({ token }) => {
        const id = await start(token, propertyId(2));
        return () => ({ id, init: buildMessage() });
      },
    },
    reportTyping: {
      typing: async ({ token }) => {
        const id = await start(token, propertyId(2));
        return () => ({ id });
      },
    },
    sharePhone: {
      message: async ({ token }) => {
        const id = await start(token, propertyId(2));
        return () => ({ id, init: buildJsonRequest({ id: randomUUID(), phone: newPhone() }) });
      },
    },
    proposeViewing: {
      message: async ({ token }) => {
        const id = await start(token, propertyId(2));
        let current: string | null = null;
        return () => {
          const proposal = { id: randomUUID(), starts_at: getViewingTime(), replaces: current };
          current = proposal.id;
          return { id, init: buildJsonRequest(proposal) };
        };
      },
    },
    answerViewing: {
      message: async ({ token }) => {
        const conversation = await start(token, propertyId(2));
        return async () => {
          const id = await insertProposal(conversation);
          return { id, init: buildJsonRequest({ id: randomUUID(), status: 'cancelled' }) };
        };
      },
    },
    addView: { view: prepareSame(() => ({}), propertyId(2)) },
    reportProperty: { report: prepareReport(propertyId(2)) },
    reportProvider: { report: prepareReport(SELLER.id) },
    reportConversation: {
      report: async ({ token }) => {
        const id = await start(token, propertyId(2));
        return () => ({ id, init: buildJsonRequest({ reason: 'fraud' }) });
      },
    },
    reportReview: {
      report: async () => {
        const { token } = await createSeller();
        const { data } = await api.client.fetchAnswer(
          'saveReview',
          `/provider/${SELLER.id}/review`,
          buildPost(token, { rating: 1, text: 'لم يرد' }),
        );
        return () => ({ id: data.id, init: buildJsonRequest({ reason: 'untrue' }) });
      },
    },
    saveReply: { reply: prepareSame(() => buildJsonRequest({ text: 'شكرًا' }), propertyId(2)) },
    saveReview: { review: prepareSame(() => buildJsonRequest({ rating: 5, text: '' }), SELLER.id) },
    sendContact: {
      contact: prepareSame(() => {
        const { name, email } = newUser();
        const messageFields = { topic: 'support', phone: newPhone(), subject: 'سؤال', message: 'هل من جديد؟' };
        return buildJsonRequest({
          key: randomUUID(),
          name,
          email,
          ...messageFields,
          open_ms: CONTACT_MIN_MS,
          website: '',
        });
      }),
    },
    applyAsAdvisor: {
      advisor: prepareSame(() =>
        buildFormRequest({
          name: 'كريم',
          email: newUser().email,
          phone: newPhone(),
          age: '34',
          about: 'أعرف المعادي',
          years_of_experience: '4',
          experience: 'وسيط مستقل',
          category: 'housing',
          certificates: '',
          city: String(CITIES.maadi.id),
          places: [String(CITIES.maadi.id)],
          profile_pic: createPictureFile(),
        }),
      ),
    },
    addOrder: { order: prepareSame(() => buildJsonRequest(buildOrder())) },
    checkOrder: {
      check: async ({ token }) => {
        const { id } = await placeOrder(token);
        return () => ({ id });
      },
    },
    cancelOrder: {
      check: async ({ token }) => {
        const { id } = await placeOrder(token);
        return () => ({ id });
      },
    },
    renewCheckout: {
      order: async ({ token }) => {
        const orders: string[] = [];
        while (orders.length < 4) orders.push((await placeOrder(token)).id);
        api.advanceTime(CHECKOUT_MS);
        return () => ({ id: orders.pop() ?? '' });
      },
    },
    startVideoUpload: { clip: prepareSame(() => buildJsonRequest({ bytes: 1 })) },
    addReel: {
      clip: async ({ token }) => {
        const { id } = await postAd(token);
        return () => ({ init: buildFormRequest(buildReelFields(id)) });
      },
    },
    editReel: {
      clip: async ({ id: user_id, token }) => {
        const { id } = await postAd(token);
        const number = 500 + ++madeCount;
        await addReels(api.database.db, createReel(number, { user_id, property_id: id }));
        return () => ({ id: reelId(number), init: buildFormRequest(buildReelFields(id)) });
      },
    },
    addReelView: {
      'reel view': async () => {
        const number = 500 + ++madeCount;
        await addReels(api.database.db, createReel(number, { property_id: propertyId(2) }));
        return () => ({ id: reelId(number), init: buildJsonRequest({ watched: 50 }) });
      },
    },
    findDuplicates: {
      duplicates: prepareSame(() =>
        buildJsonRequest({
          city: CITIES.newCairo.id,
          action: 'forsell',
          subcategory_id: subcategoryId('housing', 'apartment'),
          size: 165,
          bedrooms: 3,
          price: 4_850_000,
          pictures: [],
        }),
      ),
    },
    addProperty: { post: prepareEach(async () => ({ init: await buildAdForm() })) },
    editProperty: { edit: prepareEach(async () => ({ id: propertyId(2), init: await buildAdForm() })) },
    uploadMessagePicture: { 'message picture': prepareSame(() => buildFormRequest({ picture: createPictureFile() })) },
    uploadCompanyPaper: { 'company paper': prepareSame(() => buildFormRequest({ picture: createPictureFile() })) },
    requestCompanyCheck: {
      'company request': prepareSame(() =>
        buildJsonRequest({
          company_name: 'Nile Homes LLC',
          register_number: '123456',
          valid_until: null,
          papers: [propertyId(1)],
        }),
      ),
    },
    uploadPicture: { picture: prepareSame(() => buildFormRequest({ picture: createPictureFile() })) },
  };
}
