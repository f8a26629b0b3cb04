import { buildJsonRequest, buildPost, createConnection, getCookie, withToken } from './client.ts';
import { createConversationTools } from './conversations.ts';
import type { FixtureApi } from './createFixtureApi.ts';

/** Leads of robots are not recorded. */
const BROWSER = 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile Safari/537.36';

/** Contacts of a test, and the seller's work with them; with the tools for conversations. */
export function createLeadTools(api: FixtureApi) {
  const conversations = createConversationTools(api);
  let addressCount = 0;
  let phoneCount = 0;

  const sendContact = (property: string, channel: string, headers: Record<string, string>) => {
    const init = buildJsonRequest({ channel });
    return api.client.request(
      `/properties/${property}/leads`,
      { ...init, headers: { ...init.headers, 'user-agent': BROWSER, ...headers } },
      createConnection(`41.35.0.${++addressCount % 250}`),
    );
  };

  /** A buyer, and a seller with a phone number and a listing. */
  async function createBuyerAndSeller() {
    const parties = await conversations.createBuyerAndSeller();
    const phone = `+2010${String(30_000_000 + ++phoneCount)}`;
    await api.database.db.updateTable('app_user').set({ phone }).where('id', '=', parties.seller.id).execute();
    return parties;
  }

  return {
    ...conversations,
    createBuyerAndSeller,
    /** Requests the number of a listing's seller with an account. */
    contact: async ({ token }: { token: string }, property: string, channel = 'call') => {
      const response = await sendContact(property, channel, { authorization: `Bearer ${token}` });
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    },
    /** Requests the number without an account; returns the browser's cookie. */
    contactAsVisitor: async (property: string, channel = 'call', cookie?: string) => {
      const response = await sendContact(property, channel, cookie === undefined ? {} : { cookie });
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return cookie ?? getCookie(response);
    },
    listLeads: ({ token }: { token: string }, query = '') =>
      api.client.fetchData('listLeads', `/user/leads${query}`, withToken(token)),
    fetchLead: ({ token }: { token: string }, id: string) =>
      api.client.fetchData('getLead', `/user/leads/${id}`, withToken(token)),
    updateLead: ({ token }: { token: string }, id: string, change: object) =>
      api.client.fetchData('updateLead', `/user/leads/${id}`, buildPost(token, change)),
    /** Lines of the table, the first with the byte order mark. */
    fetchTable: async ({ token }: { token: string }, query = '', language = 'ar') => {
      const init = withToken(token, { headers: { 'accept-language': language } });
      const response = await api.client.request(`/user/leads/table${query}`, init);
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
      return { type: response.headers.get('content-type'), lines: text.split('\r\n').slice(0, -1) };
    },
  };
}
