const PLACEHOLDER = '/placeholder.svg';

const replace = (image: HTMLImageElement): void => {
  if (image.src.endsWith(PLACEHOLDER)) return;
  image
    .closest('picture')
    ?.querySelectorAll('source')
    .forEach((source) => source.removeAttribute('srcset')); // keeps the element, which hydration expects
  image.removeAttribute('srcset');
  image.src = PLACEHOLDER;
};

/** Shows the placeholder for every picture that fails to load, also for earlier failures. */
export function replaceBrokenImages(): void {
  // Load errors do not bubble, so they are caught in the capture phase.
  document.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLImageElement) replace(event.target);
    },
    true,
  );
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.getAttribute('src')) replace(image);
}
