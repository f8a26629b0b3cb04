import { defineDomain } from '../app/defineDomain.ts';
import { MAX_CONCURRENT_MAILS } from '../mail/Mailer.ts';
import { getConversation } from './calls/getConversation.ts';
import { getReportedConversation } from './calls/getReportedConversation.ts';
import { getViewingCalendar } from './calls/getViewingCalendar.ts';
import { getUnreadMessages, listConversations } from './calls/listConversations.ts';
import { markConversationRead } from './calls/markConversationRead.ts';
import { getMessagePicture, getReportedPicture } from './calls/messagePictures.ts';
import { reportConversation } from './calls/reportConversation.ts';
import { reportTyping } from './calls/reportTyping.ts';
import { saveConversationSettings } from './calls/saveConversationSettings.ts';
import { sendMessage } from './calls/sendMessage.ts';
import { sharePhone } from './calls/sharePhone.ts';
import { startConversation } from './calls/startConversation.ts';
import { streamUserEvents } from './calls/streamUserEvents.ts';
import { uploadMessagePicture } from './calls/uploadMessagePicture.ts';
import { answerViewing, proposeViewing } from './calls/viewings.ts';
import { requestEnquiryCode, sendVisitorEnquiry } from './calls/visitorEnquiries.ts';
import { ENQUIRY_CODE_JOB, enquiryCodeJob } from './jobs/enquiryCodeJob.ts';
import { messageMailJob } from './jobs/messageMailJob.ts';
import { MESSAGE_PUSH_JOB, messagePushJob } from './jobs/messagePushJob.ts';
import { OLD_CONVERSATIONS_EVERY_MS, OLD_CONVERSATIONS_JOB, oldConversationsJob } from './jobs/oldConversationsJob.ts';
import { OLD_USER_EVENTS_EVERY_MS, OLD_USER_EVENTS_JOB, oldUserEventsJob } from './jobs/oldUserEventsJob.ts';
import { REPLY_TIMES_EVERY_MS, REPLY_TIMES_JOB, replyTimesJob } from './jobs/replyTimesJob.ts';
import { MESSAGE_MAIL_JOB, UNREAD_MESSAGES_JOB, unreadMessagesJob } from './jobs/unreadMessagesJob.ts';
import { viewingMailJob } from './jobs/viewingMailJob.ts';
import { viewingPushJob } from './jobs/viewingPushJob.ts';
import {
  VIEWING_MAIL_JOB,
  VIEWING_PUSH_JOB,
  VIEWING_REMINDER_JOB,
  viewingReminderJob,
} from './jobs/viewingReminderJob.ts';

export const conversations = defineDomain({
  handlers: {
    startConversation,
    requestEnquiryCode,
    sendVisitorEnquiry,
    listConversations,
    getUnreadMessages,
    getConversation,
    sendMessage,
    uploadMessagePicture,
    getMessagePicture,
    sharePhone,
    markConversationRead,
    saveConversationSettings,
    reportTyping,
    streamUserEvents,
    reportConversation,
    getReportedConversation,
    getReportedPicture,
    proposeViewing,
    answerViewing,
    getViewingCalendar,
  },
  jobs: {
    [UNREAD_MESSAGES_JOB]: { handler: ({ db }) => unreadMessagesJob(db) },
    [MESSAGE_MAIL_JOB]: {
      handler: ({ db, reference, mail, origin }) => messageMailJob({ db, reference, mailer: mail, origin }),
      concurrency: MAX_CONCURRENT_MAILS,
    },
    [MESSAGE_PUSH_JOB]: {
      handler: ({ db, reference, origin, fetch }) => messagePushJob({ db, reference, origin, fetch }),
    },
    [ENQUIRY_CODE_JOB]: {
      handler: ({ db, mail }) => enquiryCodeJob(db, mail),
      concurrency: MAX_CONCURRENT_MAILS,
    },
    [REPLY_TIMES_JOB]: { handler: ({ db }) => replyTimesJob(db), everyMs: REPLY_TIMES_EVERY_MS },
    [VIEWING_REMINDER_JOB]: { handler: ({ db }) => viewingReminderJob(db) },
    [VIEWING_MAIL_JOB]: {
      handler: ({ db, reference, mail, origin }) => viewingMailJob({ db, reference, mailer: mail, origin }),
      concurrency: MAX_CONCURRENT_MAILS,
    },
    [VIEWING_PUSH_JOB]: {
      handler: ({ db, reference, origin, fetch }) => viewingPushJob({ db, reference, origin, fetch }),
    },
    [OLD_USER_EVENTS_JOB]: { handler: ({ db }) => oldUserEventsJob(db), everyMs: OLD_USER_EVENTS_EVERY_MS },
    [OLD_CONVERSATIONS_JOB]: { handler: ({ db }) => oldConversationsJob(db), everyMs: OLD_CONVERSATIONS_EVERY_MS },
  },
});
