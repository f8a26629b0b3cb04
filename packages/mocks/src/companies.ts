import type { CompanyRequest, OwnCompany } from '@mashrabiya/contract';
import type { HttpHandler } from 'msw';
import { companyCase, companyRequest } from './fixtures/companies.ts';
import { createPictureFile, MESSAGE_PICTURE } from './fixtures/messagePictures.ts';
import { mockCall } from './mockCall.ts';

/** Company of the account and the moderators' queue, with their own state. */
export function companyHandlers(company: Partial<OwnCompany> = {}): HttpHandler[] {
  let own: OwnCompany = { checked: null, request: null, ...company };
  let waitingCount = 1;
  const setRequest = (request: CompanyRequest | null) => {
    own = { ...own, request };
    return { data: own };
  };
  return [
    mockCall('getCompany', () => ({ data: own })),
    mockCall('uploadCompanyPaper', () => ({ data: { ...MESSAGE_PICTURE, id: crypto.randomUUID() } })),
    mockCall('getCompanyPaper', createPictureFile),
    mockCall('requestCompanyCheck', ({ body, language }) => {
      const { company_name, register_number } = body;
      return setRequest({ ...companyRequest(language), company_name, register_number });
    }),
    mockCall('withdrawCompanyRequest', () => setRequest(null)),
    mockCall('claimCompany', ({ language }) => ({
      data: waitingCount > 0 ? companyCase(language) : null,
      waiting: waitingCount,
    })),
    mockCall('getSubmittedPaper', createPictureFile),
    mockCall('decideCompany', () => {
      waitingCount = 0;
      return { code: 200 as const };
    }),
    mockCall('revokeCompany', () => ({ code: 200 as const })),
  ];
}
