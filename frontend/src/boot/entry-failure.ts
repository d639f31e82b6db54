/**
 * Reloads the page if its first script or its style sheet does not load: the server may be in the middle of
 * a release, and the file of another one. After two reloads in a row it stays, and says so if nothing is
 * shown yet (SCREEN-22). The page's inline script contains this function as text (build/page.tsx), so it
 * uses only its argument and the browser.
 */
export function watchEntry(reloadsKey: string): void {
  const MAX_RELOADS = 2;
  let isFailed = false;
  const reload = () => location.reload();
  /** The reloads in a row with this one; too many without a store, because then nothing counts them. */
  const counted = () => {
    try {
      const reloads = Number(sessionStorage.getItem(reloadsKey)) + 1;
      sessionStorage.setItem(reloadsKey, String(reloads));
      return reloads;
    } catch {
      return MAX_RELOADS + 1;
    }
  };
  const forget = () => {
    try {
      sessionStorage.removeItem(reloadsKey);
    } catch {
      // Nothing was counted.
    }
  };
  const say = (boot: Element) => {
    delete document.documentElement.dataset['visitor']; // it hides the element
    const button = Object.assign(document.createElement('button'), { onclick: reload });
    button.textContent = 'Try again';
    boot.setAttribute('role', 'alert');
    boot.replaceChildren('Proofround could not be loaded. ', button);
  };
  const onError = ({ target }: Event) => {
    const isEntry = target instanceof HTMLScriptElement && target.type === 'module';
    const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    if (isFailed || !(isEntry || isStyle)) return;
    isFailed = true;
    const boot = document.querySelector('[data-boot]');
    if (counted() <= MAX_RELOADS) setTimeout(reload, 1000);
    else if (boot) say(boot);
  };
  addEventListener('error', onError, true);
  addEventListener('load', () => {
    removeEventListener('error', onError, true);
    if (!isFailed) forget();
  });
}
