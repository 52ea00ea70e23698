import type * as z from 'zod';
import type { Clock } from '../../../../base/clock.ts';
import type { Database } from '../../../../base/db/database.ts';
import type { Config } from '../../../../base/env.ts';
import type { PaymentProvider } from './provider.ts';

/** Services that a provider is opened with. */
export interface ProviderParts {
  config: Pick<Config, 'appSecret' | 'dataDir' | 'publicUrl'>;
  database: Database;
  now: Clock;
}

export type OpenProvider = (parts: ProviderParts) => Promise<PaymentProvider>;

/** A kind of provider: its settings, and how it is opened. */
export interface ProviderKind {
  /** Name in PAYMENT_PROVIDER and in orders. */
  readonly name: string;
  /** Its environment variables. */
  readonly settings: z.ZodObject;
  /** Whether the settings ask for it where PAYMENT_PROVIDER names none. */
  isMeant(env: object): boolean;
  /**
   * @param isCurrent whether it takes new payments
   * @returns undefined where it is not set up
   * @throws StartError where it is to take payments and a variable is missing
   */
  prepare(env: object, isCurrent: boolean): OpenProvider | undefined;
}

/** Types the functions of a kind by its settings. */
export const providerKind = <T extends z.ZodObject>(kind: {
  name: string;
  settings: T;
  isMeant(env: z.output<T>): boolean;
  prepare(env: z.output<T>, isCurrent: boolean): OpenProvider | undefined;
}): ProviderKind => kind as ProviderKind;
