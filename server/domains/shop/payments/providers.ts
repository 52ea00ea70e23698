// The payment providers of an installation: all that are set up. One takes new payments; each order keeps the provider
// it was placed with (docs/decisions/0050).
import * as z from 'zod';
import { choice, readSettings, type Environment } from '../../../base/env-values.ts';
import { demoKind } from './demo/kind.ts';
import type { OpenProvider, ProviderKind, ProviderParts } from './provider/kind.ts';
import type { PaymentProvider } from './provider/provider.ts';
import { stripeKind } from './stripe/kind.ts';
import { transferProvider } from './transfer/provider.ts';

/** To add a provider, make a folder with its kind and add it here. */
const KINDS: readonly ProviderKind[] = [stripeKind, demoKind];

const Named = z.object({
  /** The provider for new payments. Default: demo in development; otherwise the first whose key is set, or none. */
  PAYMENT_PROVIDER: choice(...KINDS.map(({ name }) => name)).optional(),
});

/** Names of all environment variables for payments. */
export const PAYMENT_SETTING_NAMES: readonly string[] = [Named, ...KINDS.map(({ settings }) => settings)].flatMap(
  (settings) => Object.keys(settings.shape),
);

interface PaymentConfig {
  /** Name of the provider for new payments; undefined: the shop only takes requests for quotes. */
  current: string | undefined;
  /** Providers that are set up, by name. */
  openers: ReadonlyMap<string, OpenProvider>;
}

/**
 * Reads the environment.
 * @throws StartError for invalid values, and for a missing variable of the provider that is to take payments
 */
export function readPaymentConfig(env: Environment, { isProduction }: { isProduction: boolean }): PaymentConfig {
  const { PAYMENT_PROVIDER: named } = readSettings(Named, env);
  const kinds = KINDS.map((kind) => ({ kind, settings: readSettings(kind.settings, env) }));
  const meant = kinds.find(({ kind, settings }) => kind.isMeant(settings))?.kind.name;
  const current = named ?? (isProduction ? meant : demoKind.name);
  const openers = new Map<string, OpenProvider>();
  for (const { kind, settings } of kinds) {
    const open = kind.prepare(settings, kind.name === current);
    if (open) openers.set(kind.name, open);
  }
  return { current, openers };
}

/** The opened providers. */
export interface PaymentProviders {
  /** The provider for new payments; null: the shop only takes requests for quotes. */
  readonly current: PaymentProvider | null;
  readonly all: readonly PaymentProvider[];
  /** The provider of an order; undefined where it is no longer set up. */
  named(name: string): PaymentProvider | undefined;
}

export function paymentProviders(
  current: PaymentProvider | null,
  others: readonly PaymentProvider[] = [],
): PaymentProviders {
  const all = current ? [current, ...others] : others;
  return { current, all, named: (name) => all.find((provider) => provider.name === name) };
}

export async function openProviders(
  { current, openers }: PaymentConfig,
  parts: ProviderParts,
): Promise<PaymentProviders> {
  const opened = await Promise.all([...openers.values()].map((open) => open(parts)));
  const taking = opened.find(({ name }) => name === current) ?? null;
  return paymentProviders(taking, [...opened.filter((provider) => provider !== taking), transferProvider(parts)]);
}
