import { createAdTools } from './ads.ts';
import { buildPost, withToken } from './client.ts';
import type { FixtureApi } from './createFixtureApi.ts';
import { buildPhotoUpload } from './photos.ts';

const PATH = '/user/company';

/** Sellers of a test who prove their company, and the decisions on their papers. */
export function createCompanyTools(api: FixtureApi) {
  const { createUser } = createAdTools(api);
  const uploadPaper = async (token: string) =>
    (await api.client.fetchData('uploadCompanyPaper', '/uploads/company-papers', await buildPhotoUpload(token))).id;
  const buildRequest = (token: string, overrides: object) =>
    buildPost(token, { company_name: 'Nile Homes LLC', register_number: '١٢٣٤٥٦', valid_until: null, ...overrides });
  const requestCheck = async (token: string, overrides: { papers?: string[]; [field: string]: unknown } = {}) => {
    const papers = overrides.papers ?? [await uploadPaper(token)];
    return api.client.fetchData('requestCompanyCheck', PATH, buildRequest(token, { ...overrides, papers }));
  };
  const claim = (token: string) =>
    api.client.fetchAnswer('claimCompany', '/moderation/companies/claims', buildPost(token, {}));
  const buildDecision = (token: string, submitted_at: string, decision: object) =>
    buildPost(token, { decision: 'accepted', submitted_at, ...decision });
  const decide = (token: string, id: string, submitted_at: string, decision: object = {}) =>
    api.client.fetchAnswer(
      'decideCompany',
      `/moderation/companies/${id}`,
      buildDecision(token, submitted_at, decision),
    );

  /** Decides the pending request of a seller as a new moderator, and those before it. */
  async function decideNext(decision: object = {}) {
    const { token } = await createUser('moderator');
    const { data } = await claim(token);
    if (!data) throw new Error('no company waits');
    await decide(token, data.id, data.submitted_at, decision);
    return data;
  }

  return {
    uploadPaper,
    requestCheck,
    refuseRequest: (token: string, overrides: object) => api.client.fetchRefusal(PATH, buildRequest(token, overrides)),
    fetchCompany: (token: string, init: RequestInit = {}) =>
      api.client.fetchData('getCompany', PATH, withToken(token, init)),
    withdraw: (token: string) =>
      api.client.fetchData('withdrawCompanyRequest', PATH, withToken(token, { method: 'DELETE' })),
    refuseWithdrawal: (token: string) => api.client.fetchRefusal(PATH, withToken(token, { method: 'DELETE' })),
    claim,
    decide,
    refuseDecision: (token: string, id: string, submitted_at: string, decision: object = {}) =>
      api.client.fetchRefusal(`/moderation/companies/${id}`, buildDecision(token, submitted_at, decision)),
    decideNext,
    /** A seller whose company was approved. */
    async createVerifiedSeller(overrides?: Parameters<typeof requestCheck>[1]) {
      const seller = await createUser();
      await requestCheck(seller.token, overrides);
      await decideNext();
      return seller;
    },
    revokePath: (sellerId: string) => `/moderation/people/${sellerId}/company`,
    fetchPaper: (token: string, id: string, side: 'user' | 'moderation' = 'user') =>
      api.client.request(`/${side}/company-papers/${id}`, withToken(token)),
  };
}
