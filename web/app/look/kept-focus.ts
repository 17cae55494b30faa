/**
 * What has the focus may be gone with the next answer, or be out of use until it comes. Then it gets the focus back, or what is
 * left around it does: nobody who works by keys begins anew at the top of the page.
 */
export function keepFocus(): void {
  let path: readonly EventTarget[] = [];
  document.addEventListener('focusin', (event) => {
    path = event.composedPath();
  });
  // Whoever presses beside everything means to have nothing.
  document.addEventListener('pointerdown', () => {
    path = [];
  });
  const mend = (): void => {
    if (path.length === 0 || document.activeElement !== document.body || !document.hasFocus()) return;
    const left = path.find(isThere);
    if (!left || left.matches(':disabled')) return;
    if (left.tabIndex < 0) left.tabIndex = -1;
    left.focus({ preventScroll: true });
  };
  new MutationObserver(mend).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
}

const isThere = (each: EventTarget): each is HTMLElement =>
  each instanceof HTMLElement && each.isConnected && each !== document.body;
