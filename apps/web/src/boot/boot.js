(() => {
  const root = document.documentElement;
  const stored = (key, storage = 'localStorage') => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };
  const scheme = stored('mashrabiya-scheme');
  const dark = scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.scheme = dark ? 'dark' : 'light';
  // Colour of the browser's own bars: follows the system's scheme until the user chooses one.
  for (const color of scheme ? document.querySelectorAll('meta[name=theme-color]') : []) {
    color.media = color.id === `color-${root.dataset.scheme}` ? 'all' : 'not all';
  }

  const fonts = document.getElementById('fonts');
  // On a first visit both fonts load after the page and are applied together: each alone would cause a layout.
  const bringFonts = async () => {
    const faces = [...fonts.sheet.cssRules].map(
      ({ style }) =>
        new FontFace(style.fontFamily.replaceAll('"', ''), style.getPropertyValue('src'), {
          display: 'swap',
          weight: style.fontWeight,
          unicodeRange: style.getPropertyValue('unicode-range'),
        }),
    );
    await Promise.allSettled(faces.map((face) => face.load()));
    for (const face of faces) document.fonts.add(face);
    try {
      localStorage.setItem('mashrabiya-fonts', 'known');
    } catch {}
  };
  if (stored('mashrabiya-fonts')) fonts.media = 'all';
  else addEventListener('load', bringFonts);

  const isLanguage = (lng) => lng === 'ar' || lng === 'en';
  const asked = new URLSearchParams(location.search).get('lng');
  const cookie = /(?:^|; )i18next=(ar|en)(?:;|$)/.exec(document.cookie)?.[1];
  const chosen = [cookie, stored('i18next'), stored('i18next', 'sessionStorage')].find(isLanguage);
  const setCookie = (lng) => {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `i18next=${lng}; path=/; max-age=31536000; samesite=lax${secure}`;
  };
  const cache = (lng) => {
    try {
      localStorage.setItem('i18next', lng);
    } catch {}
  };
  if (chosen && chosen !== root.lang && !isLanguage(asked)) {
    cache(chosen);
    setCookie(chosen);
    // The language must be in the address: a shared cache ignores cookies and returns the same page for an address.
    const address = new URL(location.href);
    address.searchParams.set('lng', chosen);
    location.replace(address.href);
  } else {
    cache(root.lang);
    if (asked === root.lang) setCookie(asked);
  }

  const whenIdle = (then) =>
    window.requestIdleCallback ? requestIdleCallback(then, { timeout: 3000 }) : setTimeout(then, 500);
  const EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];
  const held = new Map();
  let running = false;
  let touched = false;
  let goOn = () => {};

  // Loads one file after another, each in a task of its own: in idle time until the visitor interacts, then at once,
  // with room for a frame in between.
  const run = async () => {
    if (running) return;
    running = true;
    const { chunks, entry } = JSON.parse(document.getElementById('plan').textContent);
    for (const href of chunks) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    for (const file of [...chunks, entry]) {
      await new Promise((then) => {
        goOn = () => setTimeout(then);
        if (touched) goOn();
        else whenIdle(then);
      });
      await import(file);
    }
  };

  const start = (event) => {
    // Browsers send a `pointermove` without movement when a page renders under a resting pointer.
    const rests = event?.type === 'pointermove' && !event.movementX && !event.movementY;
    if (touched || rests) return;
    touched = true;
    for (const type of EVENTS) removeEventListener(type, start, true);
    goOn();
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else run();
  };
  for (const type of EVENTS) addEventListener(type, start, { capture: true, passive: true });

  const hold = (event) => {
    const button = event.target.closest?.('button, [role="button"], a[role="menuitem"], a[data-act]');
    if (!button || button.type === 'submit' || button.hasAttribute('popovertarget')) return;
    // With a modifier key a link opens in another tab as usual.
    if (button.href && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    // An animation, not an attribute: React must find the element as the server rendered it.
    if (!held.has(button)) held.set(button, button.animate({ opacity: 0.5 }, { duration: 100, fill: 'forwards' }));
    start();
  };
  addEventListener('click', hold, true);
  addEventListener(
    'mashrabiya:ready',
    () => {
      removeEventListener('click', hold, true);
      for (const [button, shown] of held) {
        shown.cancel();
        if (button.isConnected) button.click();
      }
    },
    { once: true },
  );

  // The server renders account pages for visitors; until the app loads, a stored token counts as a login.
  if (stored('token')) root.dataset.login = 'kept';
  // A saved flash message needs the app at once, too.
  if (root.dataset.login || /[?&]slider=/.test(location.search) || stored('flash-message', 'sessionStorage')) start();
  // After the load event, so that the largest picture (LCP) comes first.
  addEventListener('load', () => {
    const awaited = [...document.querySelectorAll('[data-needs-app]')].some((part) => part.offsetWidth > 0);
    if (awaited || !navigator.connection?.saveData) whenIdle(run);
  });
})();
