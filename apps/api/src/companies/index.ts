import { defineDomain } from '../app/defineDomain.ts';
import { getCompanyPaper, getSubmittedPaper, uploadCompanyPaper } from './calls/companyPapers.ts';
import { claimCompany, decideCompany, revokeCompany } from './calls/decideCompany.ts';
import { getCompany, requestCompanyCheck, withdrawCompanyRequest } from './calls/ownCompany.ts';

export const companies = defineDomain({
  handlers: {
    getCompany,
    uploadCompanyPaper,
    getCompanyPaper,
    requestCompanyCheck,
    withdrawCompanyRequest,
    claimCompany,
    getSubmittedPaper,
    decideCompany,
    revokeCompany,
  },
});
