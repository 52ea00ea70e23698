import type { FindKeys } from '../provider/panel-keys.ts';
import type { IyzicoKeys } from './signing.ts';

/** The panel's secrets. */
export const IYZICO_SECRETS = { apiKey: 'iyzico_api_key', secretKey: 'iyzico_secret_key' } as const;
export type FindIyzicoKeys = FindKeys<keyof IyzicoKeys>;

/** Keys of iyzico's test environment move no money. */
export const isSandbox = ({ apiKey }: Pick<IyzicoKeys, 'apiKey'>): boolean => apiKey.startsWith('sandbox-');

const originOf = (keys: IyzicoKeys): string =>
  isSandbox(keys) ? 'https://sandbox-api.iyzipay.com' : 'https://api.iyzipay.com';

/** Where calls with these keys go. @param base the environment's address, for tests */
export const apiBase = (keys: IyzicoKeys, base: string | undefined): string => base ?? originOf(keys);
