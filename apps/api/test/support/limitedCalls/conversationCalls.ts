import { randomUUID } from 'node:crypto';
import { generateToken } from '../../../src/request/tokens.ts';
import { propertyId, SELLER } from '../../fixtures/properties.ts';
import { buildFormRequest, buildJsonRequest } from '../client.ts';
import { createConversationTools } from '../conversations.ts';
import type { FixtureApi } from '../createFixtureApi.ts';
import { newUser } from '../users.ts';
import { createPictureFile, type LimitedCalls, newPhone, prepareEach, prepareSame } from './prepare.ts';

export function createConversationCalls(api: FixtureApi) {
  const { createListing, start, insertProposal, getViewingTime } = createConversationTools(api);
  const buildMessage = () => buildJsonRequest({ id: randomUUID(), text: 'هل ما زال متاحًا؟' });

  return {
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
    uploadMessagePicture: { 'message picture': prepareSame(() => buildFormRequest({ picture: createPictureFile() })) },
    reportConversation: {
      report: async ({ token }) => {
        const id = await start(token, propertyId(2));
        return () => ({ id, init: buildJsonRequest({ reason: 'fraud' }) });
      },
    },
  } satisfies Partial<LimitedCalls>;
}
