import type { FormServices } from '../forms/services.ts';
import { credentialChecks, type CredentialChecks } from './credentials.ts';
import { sessionStore, type Sessions } from './sessions.ts';

/** Users, their passwords and sessions. */
export interface Accounts extends FormServices {
  sessions: Sessions;
  credentials: CredentialChecks;
}

export const openAccounts = (services: FormServices): Accounts => ({
  ...services,
  sessions: sessionStore(services),
  credentials: credentialChecks(services.limits),
});
