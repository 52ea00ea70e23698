import { describe, expect, test } from 'vitest';
import { readConfig } from './env.ts';
import { defaultPageCacheMib, usableMemory } from './page-cache-default.ts';
import { StartError } from './start-error.ts';

/** The message of the refused start. */
function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as Error).message;
  }
  throw new Error(`${JSON.stringify(env)} was accepted`);
}

describe('the environment', () => {
  test('needs nothing: every setting has a default', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      isProduction: true,
      port: 3000,
      host: 'localhost',
      publicUrl: 'http://localhost:3000',
      logLevel: 'warn',
      pageCacheBytes: defaultPageCacheMib(usableMemory()) * 1024 * 1024,
      hasCad: true,
      cadCacheBytes: 1024 * 1024 * 1024,
      trustedProxies: [],
      corsOrigins: [],
    });
    expect(config.databaseUrl).toBe(`${config.dataDir}/kaliphane.db`);
    expect(config.dataDir).toMatch(/^\/.*\/data$/);
  });

  test('empty is unset', () => {
    const names = [
      'NODE_ENV',
      'PORT',
      'HOST',
      'SHUTDOWN_DELAY',
      'PUBLIC_URL',
      'DATABASE_URL',
      'DATA_DIR',
      'LOG_LEVEL',
      'SECURITY_LOG',
      'ACCESS_LOG',
      'EXCHANGE_RATES_URL',
      'PAGE_CACHE_MB',
      'CAD',
      'CAD_CACHE_MB',
      'TRUSTED_PROXIES',
      'MAX_CONNECTIONS_PER_ADDRESS',
      'CORS_ORIGINS',
      'APP_SECRET',
      'SMTP_URL',
      'MAIL_FROM',
      'MAIL_STAFF_TO',
      'MAIL_HR_TO',
    ];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  test('is taken as it is given', () => {
    expect(
      readConfig({
        NODE_ENV: 'development',
        PORT: '8080',
        HOST: '::',
        SHUTDOWN_DELAY: '2.5',
        PUBLIC_URL: 'https://kaliphane.test//',
        DATABASE_URL: 'postgresql://u@h/d',
        DATABASE_WAIT: '5',
        DATA_DIR: '/srv/data',
        LOG_LEVEL: 'debug',
        ACCESS_LOG: '1',
        PAGE_CACHE_MB: '0.5',
        CAD: 'off',
        CAD_CACHE_MB: '64',
        MAX_CONNECTIONS_PER_ADDRESS: '30',
        TRUSTED_PROXIES: ' 10.0.0.1 , 192.168.0.0/16,::1,',
        CORS_ORIGINS: 'https://a.test, http://localhost:5173',
        APP_SECRET: 's'.repeat(32),
        EXCHANGE_RATES_URL: 'https://kur.test/today.xml',
        SMTP_URL: 'smtp://u:p@posta.test:587',
        MAIL_FROM: 'Örnek <site@a.test>',
        MAIL_STAFF_TO: 'ofis@a.test',
        MAIL_HR_TO: 'ik@a.test',
      }),
    ).toEqual({
      isProduction: false,
      port: 8080,
      host: '::',
      shutdownDelayMs: 2_500,
      publicUrl: 'https://kaliphane.test',
      databaseUrl: 'postgresql://u@h/d',
      databaseWaitMs: 5_000,
      dataDir: '/srv/data',
      logLevel: 'debug',
      securityLog: true,
      accessLog: true,
      pageCacheBytes: 512 * 1024,
      hasCad: false,
      cadCacheBytes: 64 * 1024 * 1024,
      trustedProxies: ['10.0.0.1', '192.168.0.0/16', '::1'],
      maxConnectionsPerAddress: 30,
      corsOrigins: ['https://a.test', 'http://localhost:5173'],
      appSecret: 's'.repeat(32),
      exchangeRatesUrl: 'https://kur.test/today.xml',
      smtpUrl: 'smtp://u:p@posta.test:587',
      mailFrom: 'Örnek <site@a.test>',
      mailStaffTo: 'ofis@a.test',
      mailHrTo: 'ik@a.test',
    });
  });

  test('the security log is on unless it is switched off, or all logs are', () => {
    const isOn = (env: Record<string, string>) => readConfig(env).securityLog;
    expect([
      isOn({}),
      isOn({ LOG_LEVEL: 'fatal' }),
      isOn({ SECURITY_LOG: '0' }),
      isOn({ LOG_LEVEL: 'silent' }),
    ]).toEqual([true, true, false, false]);
  });

  test.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '1.5'],
    ['SHUTDOWN_DELAY', '-1'],
    ['SHUTDOWN_DELAY', 'soon'],
    ['PUBLIC_URL', 'kaliphane.test'],
    ['PUBLIC_URL', 'ftp://kaliphane.test'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'data.db'],
    ['LOG_LEVEL', 'loud'],
    ['SECURITY_LOG', 'yes'],
    ['ACCESS_LOG', 'on'],
    ['EXCHANGE_RATES_URL', 'ftp://x.test/kur.xml'],
    ['MAX_CONNECTIONS_PER_ADDRESS', '0'],
    ['MAX_CONNECTIONS_PER_ADDRESS', '1.5'],
    ['PAGE_CACHE_MB', '-1'],
    ['PAGE_CACHE_MB', 'much'],
    ['TRUSTED_PROXIES', 'nginx'],
    ['TRUSTED_PROXIES', '10.0.0.1,10.0.0.0/99'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.test/'],
    ['CORS_ORIGINS', 'a.test'],
    ['APP_SECRET', 'short'],
    ['SMTP_URL', 'posta.test:25'],
    ['MAIL_FROM', 'Örnek'],
    ['MAIL_FROM', 'a@b.test, c@d.test'],
    ['MAIL_STAFF_TO', 'Ofis <a@b.test>'],
    ['MAIL_HR_TO', 'a@b.test,c@d.test'],
  ])('%s=%s is refused in one clear sentence', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must `));
    expect(message).not.toMatch(/\n|Invalid|expected|received/);
  });

  test('names every wrong variable at once, and never their values', () => {
    const message = refusal({ PORT: 'abc', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://user:geheim@h/d' });
    expect(message).toMatch(/PORT must .*; .*/);
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(message).toContain(`${name} must`);
    expect(message).not.toContain('geheim');
  });
});
