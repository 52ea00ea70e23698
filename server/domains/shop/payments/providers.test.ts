import { describe, expect, test } from 'vitest';
import type { Environment } from '../../../base/env-values.ts';
import { PAYMENT_SETTING_NAMES, readPaymentConfig } from './providers.ts';

/** Reads the settings like the start does: production, unless the environment says otherwise. */
const read = (env: Environment) => {
  const { current, openers } = readPaymentConfig(env, {
    isProduction: (env['NODE_ENV'] ?? 'production') === 'production',
  });
  return { current, openers: [...openers.keys()].toSorted() };
};
const refusal = (env: Environment): string => {
  try {
    read(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('was not refused');
};

describe('the payment settings', () => {
  test('count as unset where they are empty', () => {
    expect(read(Object.fromEntries(PAYMENT_SETTING_NAMES.map((name) => [name, ''])))).toEqual(read({}));
  });

  test.each([
    ['PAYMENT_PROVIDER', 'paypal'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_SECRET_KEY', 'sk_live_1 '],
    ['STRIPE_WEBHOOK_SECRET', 'geheim'],
    ['IYZICO_API_KEY', 'kurz'],
    ['IYZICO_SECRET_KEY', 'mit leerzeichen'],
    ['IYZICO_BASE', 'http://api.iyzipay.com'],
    ['PAYTR_MERCHANT_ID', 'abc'],
    ['PAYTR_MERCHANT_KEY', 'kurz'],
    ['PAYTR_TEST', 'ja'],
    ['PAYTR_BASE', 'https://www.paytr.com/odeme'],
    ['STRIPE_API_BASE', 'http://api.stripe.com'],
    ['STRIPE_API_BASE', 'http://127.0.0.1.evil.test'],
    ['STRIPE_API_BASE', 'https://api.stripe.com/v1'],
    ['STRIPE_API_BASE', 'https://u:p@api.stripe.com'],
    ['STRIPE_API_BASE', 'api.stripe.com'],
  ])('%s=%s is refused in one clear sentence', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must `));
    expect(message).not.toMatch(/\n|Invalid|expected|received/);
  });
});

describe('the provider for new payments', () => {
  const secrets = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

  test('none in production, unless one is set up', () => {
    expect(read({})).toEqual({ current: undefined, openers: ['iyzico', 'paytr'] });
    expect(read({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual({ current: undefined, openers: ['iyzico', 'paytr'] });
  });

  test('Stripe where its key is set, or it is named', () => {
    expect(read(secrets)).toEqual({ current: 'stripe', openers: ['iyzico', 'paytr', 'stripe'] });
    expect(read({ ...secrets, PAYMENT_PROVIDER: 'stripe', NODE_ENV: 'development' })).toEqual({
      current: 'stripe',
      openers: ['iyzico', 'paytr', 'stripe'],
    });
  });

  test('the test provider while developing, and in production only by name', () => {
    for (const NODE_ENV of ['development', 'test'])
      expect(read({ NODE_ENV })).toEqual({ current: 'demo', openers: ['demo', 'iyzico', 'paytr'] });
    expect(read({ PAYMENT_PROVIDER: 'demo' })).toEqual({ current: 'demo', openers: ['demo', 'iyzico', 'paytr'] });
  });

  test('Stripe stays open for its own orders where another takes payments; the test provider never does', () => {
    expect(read({ ...secrets, PAYMENT_PROVIDER: 'demo' })).toEqual({
      current: 'demo',
      openers: ['demo', 'iyzico', 'paytr', 'stripe'],
    });
    expect(read({ STRIPE_SECRET_KEY: 'sk_live_1', PAYMENT_PROVIDER: 'demo' }).openers, 'half set up').toEqual([
      'demo',
      'iyzico',
      'paytr',
    ]);
    expect(read({ ...secrets, PAYMENT_PROVIDER: 'stripe' }).openers).toEqual(['iyzico', 'paytr', 'stripe']);
  });

  test('iyzico where its keys are set, after Stripe, or where it is named: its keys may then be the panel’s', () => {
    const keys = { IYZICO_API_KEY: 'sandbox-1234', IYZICO_SECRET_KEY: 'sandbox-5678' };
    expect(read(keys).current).toBe('iyzico');
    expect(read({ ...keys, ...secrets }).current).toBe('stripe');
    expect(read({ PAYMENT_PROVIDER: 'iyzico' }).current).toBe('iyzico');
    expect(refusal({ IYZICO_API_KEY: 'sandbox-1234' })).toMatch(/^IYZICO_SECRET_KEY must be set/);
    expect(refusal({ PAYMENT_PROVIDER: 'iyzico', IYZICO_SECRET_KEY: 'sandbox-5678' })).toMatch(
      /^IYZICO_API_KEY must be set/,
    );
  });

  test('PayTR where its three keys are set, or it is named; two of them are no set', () => {
    const keys = { PAYTR_MERCHANT_ID: '123456', PAYTR_MERCHANT_KEY: 'parola-0123', PAYTR_MERCHANT_SALT: 'gizli-0123' };
    expect(read(keys).current).toBe('paytr');
    expect(read({ PAYMENT_PROVIDER: 'paytr' }).current).toBe('paytr');
    expect(refusal({ ...keys, PAYTR_MERCHANT_SALT: '' })).toMatch(/^PAYTR_MERCHANT_ID, PAYTR_MERCHANT_KEY and/);
  });

  test('Stripe does not start without its secrets, and names the missing ones', () => {
    expect(refusal({ PAYMENT_PROVIDER: 'stripe' })).toMatch(/^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set/);
    expect(refusal({ STRIPE_SECRET_KEY: 'sk_live_1' })).toMatch(/^STRIPE_WEBHOOK_SECRET must be set/);
    expect(refusal({ PAYMENT_PROVIDER: 'stripe', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toMatch(
      /^STRIPE_SECRET_KEY must be set/,
    );
  });

  test('Stripe’s address may be without TLS on this machine only', () => {
    for (const base of ['http://localhost:1', 'http://127.0.0.1:1', 'http://[::1]:1', 'https://stripe.example:8443'])
      expect(read({ ...secrets, STRIPE_API_BASE: base })).toEqual({
        current: 'stripe',
        openers: ['iyzico', 'paytr', 'stripe'],
      });
  });
});
