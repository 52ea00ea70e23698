// Checks where a visitor goes on to after signing in. The address comes with a link, so anybody may have written it.

const MAX_LENGTH = 500;
// Length first: both patterns are linear. They refuse backslashes and blanks, which browsers turn or drop.
const OWN_PATH = /^\/(?!\/)[^\s\\\u0000-\u001f\u007f-\u009f]*$/;
/** A segment of dots, with which an address leads elsewhere than it reads. */
const DOTS = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/** Returns the address if it is a path of our own without dot segments, otherwise undefined. */
export const ownPath = (wanted: string | null | undefined): string | undefined =>
  wanted && wanted.length <= MAX_LENGTH && OWN_PATH.test(wanted) && !DOTS.test(wanted) ? wanted : undefined;
