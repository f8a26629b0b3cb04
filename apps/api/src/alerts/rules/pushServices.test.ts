import { describe, expect, it } from 'vitest';
import { isPushService } from './pushServices.ts';

describe('The push services', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-db5p.notify.windows.com/w/?token=abc',
  ])('include %s', (endpoint) => expect(isPushService(endpoint)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.elsewhere.example/x',
    'https://elsewhere.example/fcm.googleapis.com',
    'https://notify.windows.com.example/',
    'https://xpush.apple.com/',
    'https://127.0.0.1/x',
    'https://localhost/x',
    'nonsense',
  ])('exclude %s', (endpoint) => expect(isPushService(endpoint)).toBe(false));
});
