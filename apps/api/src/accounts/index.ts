import { defineDomain } from '../app/defineDomain.ts';
import { MAIL_JOB } from '../mail/enqueueMail.ts';
import { MAX_CONCURRENT_MAILS } from '../mail/Mailer.ts';
import { changeEmail } from './calls/changeEmail.ts';
import { changePassword } from './calls/changePassword.ts';
import { checkResetLink } from './calls/checkResetLink.ts';
import { confirmWithPasskey, confirmWithProvider } from './calls/confirmations.ts';
import { deleteAccount } from './calls/deleteAccount.ts';
import { checkEmailLink, refuseEmailLink } from './calls/emailLinks.ts';
import { endOtherSessions, endSession } from './calls/endSessions.ts';
import { forgotPassword } from './calls/forgotPassword.ts';
import { getProfile } from './calls/getProfile.ts';
import { listAuditEvents } from './calls/listAuditEvents.ts';
import { listSessions } from './calls/listSessions.ts';
import { login } from './calls/login.ts';
import { getLoginMethods, unlinkIdentity } from './calls/loginMethods.ts';
import { loginTwoFactor } from './calls/loginTwoFactor.ts';
import { beginProviderLogin, loginWithProvider } from './calls/loginWithProvider.ts';
import { logout } from './calls/logout.ts';
import { beginPasskeyLogin, loginWithPasskey } from './calls/passkeyLogin.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from './calls/passkeys.ts';
import { confirmPhone, requestPhoneCode } from './calls/phoneCodes.ts';
import { register } from './calls/register.ts';
import { resendVerification } from './calls/resendVerification.ts';
import { resetPassword } from './calls/resetPassword.ts';
import { setLanguage } from './calls/setLanguage.ts';
import { setPhone } from './calls/setPhone.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  getTwoFactor,
  renewRecoveryCodes,
} from './calls/twoFactor.ts';
import { updateProfile } from './calls/updateProfile.ts';
import { verifyEmail } from './calls/verifyEmail.ts';
import { ENDED_SESSIONS_EVERY_MS, ENDED_SESSIONS_JOB, endedSessionsJob } from './jobs/endedSessionsJob.ts';
import { mailJob } from './jobs/mailJob.ts';
import { OLD_ACCOUNT_DATA_JOB, oldAccountDataJob } from './jobs/oldAccountDataJob.ts';
import { PHONE_CODE_JOB, phoneCodeJob } from './jobs/phoneCodeJob.ts';

export const accounts = defineDomain({
  handlers: {
    register,
    login,
    loginTwoFactor,
    beginPasskeyLogin,
    loginWithPasskey,
    beginProviderLogin,
    loginWithProvider,
    logout,
    checkEmailLink,
    verifyEmail,
    refuseEmailLink,
    resendVerification,
    forgotPassword,
    checkResetLink,
    resetPassword,
    getProfile,
    updateProfile,
    setPhone,
    requestPhoneCode,
    confirmPhone,
    setLanguage,
    changePassword,
    changeEmail,
    deleteAccount,
    listSessions,
    endSession,
    endOtherSessions,
    listAuditEvents,
    listPasskeys,
    beginPasskey,
    addPasskey,
    removePasskey,
    getLoginMethods,
    unlinkIdentity,
    confirmWithProvider,
    confirmWithPasskey,
    getTwoFactor,
    beginTwoFactor,
    confirmTwoFactor,
    disableTwoFactor,
    renewRecoveryCodes,
  },
  jobs: {
    [ENDED_SESSIONS_JOB]: { handler: ({ db }) => endedSessionsJob(db), everyMs: ENDED_SESSIONS_EVERY_MS },
    [OLD_ACCOUNT_DATA_JOB]: oldAccountDataJob,
    [MAIL_JOB]: { handler: ({ db, mail }) => mailJob(db, mail), concurrency: MAX_CONCURRENT_MAILS },
    [PHONE_CODE_JOB]: { handler: ({ sms, log }) => phoneCodeJob(sms, log), concurrency: MAX_CONCURRENT_MAILS },
  },
});
