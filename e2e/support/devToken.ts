/** Secret of the development pages on all test servers. */
export const DEV_TOKEN = 'e2e'.padEnd(43, '-');

/** Storage state of a browser that opened the link printed by the server. */
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
