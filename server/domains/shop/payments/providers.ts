// The payment providers of an installation: all that are set up. One takes new payments; each order keeps the provider
// it was placed with (docs/decisions/0050).
import * as z from 'zod';
import { choice, readSettings, type Environment } from '../../../base/env-values.ts';
import { accountProvider } from './account/provider.ts';
import { demoKind } from './demo/kind.ts';
import { iyzicoKind } from './iyzico/kind.ts';
import { paytrKind } from './paytr/kind.ts';
import type { OpenProvider, ProviderKind, ProviderParts } from './provider/kind.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import type { Db } from '../../../base/db/database.ts';
import type { PaymentProvider } from './provider/provider.ts';
import { stripeKind } from './stripe/kind.ts';
import { transferProvider } from './transfer/provider.ts';

/** To add a provider, make a folder with its kind and add it here. */
const KINDS: readonly ProviderKind[] = [stripeKind, iyzicoKind, paytrKind, demoKind];

const Named = z.object({
  /**
   * The provider for new payments, whatever the panel says. Default: the panel's; otherwise demo in development, and in
   * production the first whose key is set, or none.
   */
  PAYMENT_PROVIDER: choice(...KINDS.map(({ name }) => name)).optional(),
});

/** Names of all environment variables for payments. */
export const PAYMENT_SETTING_NAMES: readonly string[] = [Named, ...KINDS.map(({ settings }) => settings)].flatMap(
  (settings) => Object.keys(settings.shape),
);

interface PaymentConfig {
  /** Name of the provider for new payments; undefined: without the panel's, the shop only takes requests for quotes. */
  current: string | undefined;
  /** Whether PAYMENT_PROVIDER names it, so that the panel's choice has no effect. */
  isNamed: boolean;
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
  return { current, isNamed: named !== undefined, openers };
}

/** The provider of new card payments, and whether no money moves. */
export interface CardProvider {
  provider: PaymentProvider;
  isTest: boolean;
}

type CardSettings = Pick<AllSettings, 'shop_currency' | 'shop_card_provider'>;

/** The opened providers. */
export interface PaymentProviders {
  /** The environment's provider for new payments; null: there is none. */
  readonly current: PaymentProvider | null;
  /** Whether PAYMENT_PROVIDER names it, so that the panel's choice has no effect. */
  readonly isNamed: boolean;
  readonly all: readonly PaymentProvider[];
  /** The provider that takes card payments now; null: none can. */
  forCards(db: Db, settings: CardSettings): Promise<CardProvider | null>;
  /** The provider of an order; undefined where it is no longer set up. */
  named(name: string): PaymentProvider | undefined;
}

export function paymentProviders(
  current: PaymentProvider | null,
  others: readonly PaymentProvider[] = [],
  { isNamed = false }: { isNamed?: boolean } = {},
): PaymentProviders {
  const all = current ? [current, ...others] : others;
  const named = (name: string) => all.find((provider) => provider.name === name);
  return {
    current,
    isNamed,
    all,
    named,
    async forCards(db, settings) {
      const chosen = isNamed ? undefined : named(settings.shop_card_provider);
      for (const provider of [chosen, current]) {
        if (!provider || (provider.currencies && !provider.currencies.includes(settings.shop_currency))) continue;
        const mode = provider.mode ? await provider.mode(db) : modeOf(provider);
        if (mode !== 'off') return { provider, isTest: mode === 'test' };
      }
      return null;
    },
  };
}

const modeOf = ({ isTest }: PaymentProvider) => (isTest ? 'test' : 'live');

export async function openProviders(
  { current, isNamed, openers }: PaymentConfig,
  parts: ProviderParts,
): Promise<PaymentProviders> {
  const opened = await Promise.all([...openers.values()].map((open) => open(parts)));
  const taking = opened.find(({ name }) => name === current) ?? null;
  const others = [...opened.filter((provider) => provider !== taking), transferProvider(parts), accountProvider(parts)];
  return paymentProviders(taking, others, { isNamed });
}
