/**
 * How robots call themselves: search engines, programs that draw previews of links, monitors, headless browsers and
 * plain HTTP clients; CUBOT is a telephone. It is no defence, only what keeps honest robots out of sellers' figures.
 */
const ROBOT =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|facebookexternalhit|meta-external|^whatsapp\/|embedly|quora link|preview|monitor|pingdom|uptime|lighthouse|pagespeed|headless|phantomjs|^(?:curl|wget|python|java|go-http|okhttp|node|undici|axios|libwww|ruby|php)\b/i;

/** Whether a request comes from a robot; one that does not say what it is counts as one. */
export const isRobot = (userAgent: string | null): boolean => !userAgent || ROBOT.test(userAgent);
