/** Not a defence: keeps honest robots (search engines, previews, monitors) out of statistics. CUBOT is a phone. */
const ROBOT_USER_AGENT =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|facebookexternalhit|meta-external|^whatsapp\/|embedly|quora link|preview|monitor|pingdom|uptime|lighthouse|pagespeed|headless|phantomjs|^(?:curl|wget|python|java|go-http|okhttp|node|undici|axios|libwww|ruby|php)\b/i;

/** A request without a user agent counts as a robot. */
export const isRobot = (userAgent: string | null): boolean => !userAgent || ROBOT_USER_AGENT.test(userAgent);
