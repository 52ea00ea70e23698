import { ANONYMOUS, type Viewer } from './handlers.ts';

/** Who acts where nobody is signed in, as the audit table names them: a command, or the server itself. */
export const processNamed = (name: string): Viewer => ({
  ...ANONYMOUS,
  user: { id: 0, publicId: '', name, sessionId: 0 },
});
