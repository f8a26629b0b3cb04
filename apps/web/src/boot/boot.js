(() => {
  const root = document.documentElement;
  const readStored = (key, storage = 'localStorage') => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };
  const scheme = readStored('mashrabiya-scheme');
  const dark = scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.scheme = dark ? 'dark' : 'light';
  // Colour of the browser's own bars: follows the system's scheme until the user chooses one.
  for (const color of scheme ? document.querySelectorAll('meta[name=theme-color]') : []) {
    color.media = color.id === `color-${root.dataset.scheme}` ? 'all' : 'not all';
  }

  const fonts = document.getElementById('fonts');
  // On a first visit both fonts load after the page and are applied together: each alone would cause a layout.
  const loadFonts = async () => {
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
  if (readStored('mashrabiya-fonts')) fonts.media = 'all';
  else addEventListener('load', loadFonts);

  const isLanguage = (lng) => lng === 'ar' || lng === 'en';
  const requestedLanguage = new URLSearchParams(location.search).get('lng');
  const cookie = /(?:^|; )i18next=(ar|en)(?:;|$)/.exec(document.cookie)?.[1];
  const chosenLanguage = [cookie, readStored('i18next'), readStored('i18next', 'sessionStorage')].find(isLanguage);
  const setCookie = (lng) => {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `i18next=${lng}; path=/; max-age=31536000; samesite=lax${secure}`;
  };
  const saveLanguage = (lng) => {
    try {
      localStorage.setItem('i18next', lng);
    } catch {}
  };
  if (chosenLanguage && chosenLanguage !== root.lang && !isLanguage(requestedLanguage)) {
    saveLanguage(chosenLanguage);
    setCookie(chosenLanguage);
    // The language must be in the address: a shared cache ignores cookies and returns the same page for an address.
    const address = new URL(location.href);
    address.searchParams.set('lng', chosenLanguage);
    location.replace(address.href);
  } else {
    saveLanguage(root.lang);
    if (requestedLanguage === root.lang) setCookie(requestedLanguage);
  }

  const whenIdle = (callback) =>
    window.requestIdleCallback ? requestIdleCallback(callback, { timeout: 3000 }) : setTimeout(callback, 500);
  const EVENTS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];
  const deferredClicks = new Map();
  let isRunning = false;
  let hasInteracted = false;
  let resume = () => {};

  // Loads one file after another, each in a task of its own: in idle time until the visitor interacts, then at once,
  // with room for a frame in between.
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    const { chunks, entry } = JSON.parse(document.getElementById('plan').textContent);
    for (const href of chunks) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    for (const file of [...chunks, entry]) {
      await new Promise((resolve) => {
        resume = () => setTimeout(resolve);
        if (hasInteracted) resume();
        else whenIdle(resolve);
      });
      await import(file);
    }
  };

  const start = (event) => {
    // Browsers send a `pointermove` without movement when a page renders under a resting pointer.
    const isResting = event?.type === 'pointermove' && !event.movementX && !event.movementY;
    if (hasInteracted || isResting) return;
    hasInteracted = true;
    for (const type of EVENTS) removeEventListener(type, start, true);
    resume();
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
    else run();
  };
  for (const type of EVENTS) addEventListener(type, start, { capture: true, passive: true });

  const deferClick = (event) => {
    const button = event.target.closest?.('button, [role="button"], a[role="menuitem"], a[data-act]');
    if (!button || button.type === 'submit' || button.hasAttribute('popovertarget')) return;
    // With a modifier key a link opens in another tab as usual.
    if (button.href && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    // An animation, not an attribute: React must find the element as the server rendered it.
    if (!deferredClicks.has(button))
      deferredClicks.set(button, button.animate({ opacity: 0.5 }, { duration: 100, fill: 'forwards' }));
    start();
  };
  addEventListener('click', deferClick, true);
  // After a reload, Back before hydration changes only the address: the page at that address has to be loaded.
  const renderedAddress = location.pathname + location.search;
  const reloadIfMoved = () => {
    if (location.pathname + location.search !== renderedAddress) location.reload();
  };
  addEventListener('popstate', reloadIfMoved);
  addEventListener(
    'mashrabiya:ready',
    () => {
      removeEventListener('popstate', reloadIfMoved);
      removeEventListener('click', deferClick, true);
      for (const [button, animation] of deferredClicks) {
        animation.cancel();
        if (button.isConnected) button.click();
      }
    },
    { once: true },
  );

  // The server renders account pages for visitors; until the app loads, a stored token counts as a login.
  if (readStored('token')) root.dataset.login = 'expected';
  // A saved flash message needs the app at once, too.
  if (root.dataset.login || /[?&]slider=/.test(location.search) || readStored('flash-message', 'sessionStorage'))
    start();
  // After the load event, so that the largest picture (LCP) comes first.
  addEventListener('load', () => {
    const isAwaited = [...document.querySelectorAll('[data-needs-app]')].some((part) => part.offsetWidth > 0);
    if (isAwaited || !navigator.connection?.saveData) whenIdle(run);
  });
})();
