/**
 * User agents of robots: search engines, link previews, monitors, headless browsers and plain HTTP clients; CUBOT is a
 * phone. Not a defence: it keeps honest robots out of sellers' statistics.
 */
const ROBOT_USER_AGENT =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|facebookexternalhit|meta-external|^whatsapp\/|embedly|quora link|preview|monitor|pingdom|uptime|lighthouse|pagespeed|headless|phantomjs|^(?:curl|wget|python|java|go-http|okhttp|node|undici|axios|libwww|ruby|php)\b/i;

/** A request without a user agent counts as a robot. */
export const isRobot = (userAgent: string | null): boolean => !userAgent || ROBOT_USER_AGENT.test(userAgent);
