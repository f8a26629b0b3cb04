/** Secret of the development pages of every server that the tests start. */
export const DEV_TOKEN = 'e2e'.padEnd(43, '-');

/** A browser that has opened the link which the server prints. */
export const devStorage = {
  cookies: [
    {
      name: 'dev_token',
      value: DEV_TOKEN,
      domain: 'localhost',
      path: '/dev',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
};
