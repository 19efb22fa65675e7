/**
 * Replaces `nprogress`: a bar across the top of the page during a navigation that takes long. It slows down instead of
 * reaching the end, because the time isn't known. The theme styles it by these names.
 */
let bar: HTMLElement | undefined;

function start(): void {
  bar ??= Object.assign(document.createElement('div'), {
    id: 'nprogress',
    innerHTML: '<div class="bar"></div>',
  });
  document.body.append(bar);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  bar.firstElementChild?.animate(
    {transform: ['translateX(-100%)', 'translateX(-5%)']},
    {duration: 10_000, easing: 'cubic-bezier(0, 0.8, 0.1, 1)', fill: 'forwards'},
  );
}

export default {
  configure: () => undefined,
  start,
  done: () => bar?.remove(),
};
