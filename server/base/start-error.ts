/** A reason not to start that the owner can fix: reported in one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
