import { randomUUID } from 'node:crypto';
import { CONTACT_MIN_MS } from '@mashrabiya/contract';
import { propertyId, SELLER } from '../../fixtures/properties.ts';
import { CITIES } from '../../fixtures/reference.ts';
import { createAdTools } from '../ads.ts';
import { buildFormRequest, buildJsonRequest, buildPost } from '../client.ts';
import type { FixtureApi } from '../createFixtureApi.ts';
import { newUser } from '../users.ts';
import { createPictureFile, type LimitedCalls, newPhone, prepareSame } from './prepare.ts';

export function createVisitorCalls(api: FixtureApi) {
  const { createUser } = createAdTools(api);
  const prepareReport = (id: string) => prepareSame(() => buildJsonRequest({ reason: 'fraud' }), id);
  const prepareLead = (id: string) => prepareSame(() => buildJsonRequest({ channel: 'call' }), id);

  return {
    addLead: { lead: prepareLead(propertyId(2)) },
    addProviderLead: { lead: prepareLead(SELLER.id) },
    addView: { view: prepareSame(() => ({}), propertyId(2)) },
    reportProperty: { report: prepareReport(propertyId(2)) },
    reportProvider: { report: prepareReport(SELLER.id) },
    reportReview: {
      report: async () => {
        const { token } = await createUser();
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
  } satisfies Partial<LimitedCalls>;
}
