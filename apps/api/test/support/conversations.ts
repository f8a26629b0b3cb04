import { randomUUID } from 'node:crypto';
import { propertyId } from '../fixtures/properties.ts';
import { createAdTools } from './ads.ts';
import { buildPost, withToken } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';

const FIRST_PROPERTY = 100;

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
  const startPath = (property: string) => `/properties/${property}/messages`;
  const sendPath = (conversation: string) => `/user/conversations/${conversation}/messages`;

  /** Starts a conversation, and returns its id. */
  const start = async (token: string, property: string, text = 'هل ما زال العقار متاحًا؟', id: string = randomUUID()) =>
    (await api.client.fetchData('startConversation', startPath(property), buildMessage(token, text, id))).id;
  const send = (token: string, conversation: string, text: string, id: string = randomUUID()) =>
    api.client.fetchData('sendMessage', sendPath(conversation), buildMessage(token, text, id));
  const fetchConversation = (token: string, conversation: string, before?: string) =>
    api.client.fetchData(
      'getConversation',
      `/user/conversations/${conversation}${before === undefined ? '' : `?before=${before}`}`,
      withToken(token),
    );

  return {
    createListing,
    createBuyerAndSeller,
    /** A conversation of a new buyer and a new seller, with one message. */
    async createConversation(text?: string) {
      const parties = await createBuyerAndSeller();
      return { ...parties, conversation: await start(parties.buyer.token, parties.property, text) };
    },
    start,
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
    refuseStart: (token: string, property: string, text = 'مرحبًا', id: string = randomUUID()) =>
      api.client.fetchRefusal(startPath(property), buildMessage(token, text, id)),
    refuseSend: (token: string, conversation: string, text = 'مرحبًا', id: string = randomUUID()) =>
      api.client.fetchRefusal(sendPath(conversation), buildMessage(token, text, id)),
  };
}
