import { randomUUID } from 'node:crypto';
import { addCairoDays, formatCairoDay, parseCairoTime, type ViewingAnswer } from '@mashrabiya/contract';
import { propertyId } from '../fixtures/properties.ts';
import { createAdTools } from './ads.ts';
import { buildPost, withToken } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import { buildPhotoUpload } from './photos.ts';

const FIRST_PROPERTY = 100;

const NO_VIEWING = { viewing_id: null, viewing_change: null };

/** Buyers and sellers of a test, and their messages. */
export function createConversationTools(api: FixtureApi) {
  const { createUsers } = createAdTools(api);
  let propertyCount = 0;

  /** Another listing of a seller. */
  async function createListing(sellerId: string): Promise<string> {
    const id = propertyId(FIRST_PROPERTY + propertyCount++);
    await api.database.db.updateTable('property').set({ user_id: sellerId }).where('id', '=', id).execute();
    return id;
  }

  async function createBuyerAndSeller() {
    const [buyer, seller] = await createUsers('user', 'user');
    return { buyer, seller, property: await createListing(seller.id) };
  }

  const buildMessage = (token: string, text: string, id: string) => buildPost(token, { id, text });
  async function uploadPicture(token: string, size?: Parameters<typeof buildPhotoUpload>[1]): Promise<string> {
    const init = await buildPhotoUpload(token, size);
    return (await api.client.fetchData('uploadMessagePicture', '/uploads/message-pictures', init)).id;
  }
  const startPath = (property: string) => `/properties/${property}/messages`;
  const sendPath = (conversation: string) => `/user/conversations/${conversation}/messages`;

  const phonePath = (conversation: string) => `/user/conversations/${conversation}/phone`;

  /** Starts a conversation, and returns its id. */
  const start = async (token: string, property: string, text = 'هل ما زال العقار متاحًا؟', id: string = randomUUID()) =>
    (await api.client.fetchData('startConversation', startPath(property), buildMessage(token, text, id))).id;
  const startWithPictures = async (token: string, property: string, pictures: readonly string[]) =>
    (
      await api.client.fetchData(
        'startConversation',
        startPath(property),
        buildPost(token, { id: randomUUID(), text: '', pictures }),
      )
    ).id;
  const send = (token: string, conversation: string, text: string, id: string = randomUUID()) =>
    api.client.fetchData('sendMessage', sendPath(conversation), buildMessage(token, text, id));
  const fetchConversation = (token: string, conversation: string, before?: string) =>
    api.client.fetchData(
      'getConversation',
      `/user/conversations/${conversation}${before === undefined ? '' : `?before=${before}`}`,
      withToken(token),
    );

  /** A time of day in Egypt, some days ahead. */
  const getViewingTime = (days = 2, timeOfDay = '17:30'): string =>
    parseCairoTime(formatCairoDay(addCairoDays(api.services.clock(), days)), timeOfDay).toISOString();
  const buildProposal = (token: string, overrides: object) =>
    buildPost(token, { id: randomUUID(), starts_at: getViewingTime(), replaces: null, ...overrides });
  const buildViewingAnswer = (token: string, status: ViewingAnswer, overrides: object) =>
    buildPost(token, { id: randomUUID(), status, ...overrides });
  const proposePath = (conversation: string) => `/user/conversations/${conversation}/viewings`;

  return {
    createListing,
    createBuyerAndSeller,
    /** A conversation of a new buyer and a new seller, with one message. */
    async createConversation(text?: string) {
      const parties = await createBuyerAndSeller();
      return { ...parties, conversation: await start(parties.buyer.token, parties.property, text) };
    },
    start,
    startWithPictures,
    send,
    fetchConversation,
    readTexts: async (token: string, conversation: string) =>
      (await fetchConversation(token, conversation)).messages.map(({ text }) => text),
    listInbox: (token: string, page = 1) =>
      api.client.fetchData('listConversations', `/user/conversations?page=${page}`, withToken(token)),
    countUnread: async (token: string) =>
      (await api.client.fetchData('getUnreadMessages', '/user/conversations/unread', withToken(token))).unread,
    markRead: (token: string, conversation: string, until: string) =>
      api.client.fetchAnswer(
        'markConversationRead',
        `/user/conversations/${conversation}/read`,
        buildPost(token, { until }),
      ),
    saveSettings: (token: string, conversation: string, settings: object) =>
      api.client.fetchAnswer(
        'saveConversationSettings',
        `/user/conversations/${conversation}/settings`,
        buildPost(token, settings),
      ),
    report: (token: string, conversation: string, reason = 'fraud') =>
      api.client.fetchStatus(
        `/user/conversations/${conversation}/reports`,
        buildPost(token, { reason, note: 'يطلب مقدمًا قبل المعاينة' }),
      ),
    uploadPicture,
    sendPictures: (token: string, conversation: string, pictures: readonly string[], message: object = {}) =>
      api.client.fetchData(
        'sendMessage',
        sendPath(conversation),
        buildPost(token, { id: randomUUID(), text: '', pictures, ...message }),
      ),
    refusePictures: (token: string, conversation: string, pictures: readonly string[], message: object = {}) =>
      api.client.fetchRefusal(
        sendPath(conversation),
        buildPost(token, { id: randomUUID(), text: '', pictures, ...message }),
      ),
    fetchPicture: (token: string, picture: string, query = '', folder = 'user') =>
      api.client.request(`/${folder}/message-pictures/${picture}${query}`, withToken(token)),
    /** A picture of a message, without a file. */
    async insertPicture(conversation: string): Promise<string> {
      const [id, messageId, now] = [randomUUID(), randomUUID(), api.services.clock()];
      const picture = { id, width: 4, height: 3, thumbhash: '' };
      const { db } = api.database;
      await db
        .insertInto('message')
        .values({
          id: messageId,
          conversation_id: conversation,
          sender: 'buyer',
          text: '',
          sent_at: now,
          ...NO_VIEWING,
        })
        .execute();
      await db
        .insertInto('message_picture')
        .values({ id, user_id: null, message_id: messageId, picture: JSON.stringify(picture), created_at: now })
        .execute();
      return id;
    },
    sharePhone: (token: string, conversation: string, phone: string, id: string = randomUUID()) =>
      api.client.fetchData('sharePhone', phonePath(conversation), buildPost(token, { id, phone })),
    refuseSharePhone: (token: string, conversation: string, phone: string, id: string = randomUUID()) =>
      api.client.fetchRefusal(phonePath(conversation), buildPost(token, { id, phone })),
    refuseStart: (token: string, property: string, text = 'مرحبًا', id: string = randomUUID()) =>
      api.client.fetchRefusal(startPath(property), buildMessage(token, text, id)),
    getViewingTime,
    /** A viewing without the message that proposes it. */
    async insertProposal(conversation: string): Promise<string> {
      const [id, now] = [randomUUID(), api.services.clock()];
      await api.database.db
        .insertInto('viewing')
        .values({
          id,
          conversation_id: conversation,
          proposed_by: 'buyer',
          starts_at: new Date(getViewingTime()),
          status: 'proposed',
          created_at: now,
          changed_at: now,
          calendar_id: id,
          calendar_sequence: 0,
        })
        .execute();
      return id;
    },
    /** Starts a conversation with a proposed viewing. */
    request: async (token: string, property: string, overrides: object = {}) =>
      (
        await api.client.fetchData(
          'startConversation',
          startPath(property),
          buildPost(token, { id: randomUUID(), starts_at: getViewingTime(), ...overrides }),
        )
      ).id,
    propose: (token: string, conversation: string, overrides: object = {}) =>
      api.client.fetchData('proposeViewing', proposePath(conversation), buildProposal(token, overrides)),
    answer: (token: string, viewing: string, status: ViewingAnswer, overrides: object = {}) =>
      api.client.fetchData('answerViewing', `/user/viewings/${viewing}`, buildViewingAnswer(token, status, overrides)),
    refuseRequest: (token: string, property: string, overrides: object = {}) =>
      api.client.fetchRefusal(
        startPath(property),
        buildPost(token, { id: randomUUID(), starts_at: getViewingTime(), ...overrides }),
      ),
    refusePropose: (token: string, conversation: string, overrides: object = {}) =>
      api.client.fetchRefusal(proposePath(conversation), buildProposal(token, overrides)),
    refuseAnswer: (token: string, viewing: string, status: ViewingAnswer, overrides: object = {}) =>
      api.client.fetchRefusal(`/user/viewings/${viewing}`, buildViewingAnswer(token, status, overrides)),
    /** Text of a calendar file without folded lines. */
    async fetchCalendar(token: string, viewing: string, language = 'ar') {
      const path = `/user/viewings/${viewing}/calendar`;
      const response = await api.client.request(path, withToken(token, { headers: { 'accept-language': language } }));
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      return { headers: response.headers, file: (await response.text()).replaceAll('\r\n ', '') };
    },
    refuseSend: (token: string, conversation: string, text = 'مرحبًا', id: string = randomUUID()) =>
      api.client.fetchRefusal(sendPath(conversation), buildMessage(token, text, id)),
  };
}
