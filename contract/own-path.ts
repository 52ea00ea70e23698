// Where somebody is led on to after signing in: the address comes with a link, so anybody may have written it.

const MAX_LENGTH = 500;
// Length first: both are linear. Backslashes and blanks are in none, because browsers turn or drop them.
const OWN_PATH = /^\/(?!\/)[^\s\\\u0000-\u001f\u007f-\u009f]*$/;
/** A segment that leads elsewhere than it reads. */
const DOTS = /\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/** The address when it is a path of our own that means what it says; otherwise undefined. */
export const ownPath = (wanted: string | null | undefined): string | undefined =>
  wanted && wanted.length <= MAX_LENGTH && OWN_PATH.test(wanted) && !DOTS.test(wanted) ? wanted : undefined;
