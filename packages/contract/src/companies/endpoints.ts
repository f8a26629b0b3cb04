import type { Endpoint } from '../call/endpoint.ts';

export const companyEndpoints = {
  getCompany: { method: 'GET', path: '/user/company', access: 'required' },
  requestCompanyCheck: { method: 'POST', path: '/user/company', access: 'required', unlessBlocked: true },
  withdrawCompanyRequest: { method: 'DELETE', path: '/user/company', access: 'required' },
  uploadCompanyPaper: {
    method: 'POST',
    path: '/uploads/company-papers',
    access: 'required',
    unlessBlocked: true,
    bodyType: 'multipart',
  },
  getCompanyPaper: { method: 'GET', path: '/user/company-papers/{id}', access: 'required', answers: 'file' },
  claimCompany: { method: 'POST', path: '/moderation/companies/claims', access: 'required', role: 'moderator' },
  decideCompany: { method: 'POST', path: '/moderation/companies/{id}', access: 'required', role: 'moderator' },
  getSubmittedPaper: {
    method: 'GET',
    path: '/moderation/company-papers/{id}',
    access: 'required',
    role: 'moderator',
    answers: 'file',
  },
  revokeCompany: {
    method: 'POST',
    path: '/moderation/people/{id}/company',
    access: 'required',
    role: 'moderator',
  },
} as const satisfies Record<string, Endpoint>;
