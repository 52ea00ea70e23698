/** Something that keeps the server from starting and that its owner can mend: told in one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
