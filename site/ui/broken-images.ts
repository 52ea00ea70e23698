const PLACEHOLDER = '/placeholder.svg';

const replace = (image: HTMLImageElement): void => {
  if (image.src.endsWith(PLACEHOLDER)) return;
  image
    .closest('picture')
    ?.querySelectorAll('source')
    .forEach((source) => source.removeAttribute('srcset')); // not the element: hydration counts it
  image.removeAttribute('srcset');
  image.src = PLACEHOLDER;
};

/** Shows the placeholder for every picture that cannot be loaded, also for those that failed before this ran. */
export function replaceBrokenImages(): void {
  // Load errors do not bubble, but they can be caught on their way down.
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
