(() => {
  const video = document.querySelector('video[data-begins]');
  const stored = (key, storage = 'localStorage') => {
    try {
      return window[storage].getItem(key) ?? '';
    } catch {
      return '';
    }
  };
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  const chosen = stored('reels-save-data');
  const savesData = chosen === 'true' || (chosen !== 'false' && (saveData || effectiveType.endsWith('2g')));
  // The feed may start with another reel: for a logged-in user, after this reel was seen, or when a position was
  // stored.
  const mayBeAnother =
    stored('token') || stored('seen-reels').includes(video.dataset.begins) || stored('reels-feed', 'sessionStorage');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (savesData || mayBeAnother || isStill || document.hidden || /[?&]slider=/.test(location.search)) return;
  video.muted = true;
  video.addEventListener('playing', () => Object.assign(video.dataset, { shown: true }), { once: true });
  video.play().catch(() => {});
})();
