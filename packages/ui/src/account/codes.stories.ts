/** Server data of two-factor setup. Only stories import this file. */
export const recoveryCodes = [
  'ABCDEFGH2345',
  'K7QPLMNB4TXZ',
  'W3RTYVBN5HJK',
  'Q2ZXCVBM6POI',
  'LKJH3GFDSA7Q',
  'MNBV4CXZ2LKJ',
  'POIU5YTREW6Q',
  'ZAQ2XSW3CDE4',
  'VFR5BGT6NHY7',
  'UJM4KIL3OP2Z',
];

export const appSecret = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  otpauth_url:
    'otpauth://totp/Mashrabiya:nadia%40example.com?issuer=Mashrabiya&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
};
