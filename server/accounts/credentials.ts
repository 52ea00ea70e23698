// Whether a password is right, and how often it may be wrong. Every place that asks for a password counts in the same limits.
import { clientNetwork } from '../http/client-network.ts';
import type { Limit, RateLimits } from '../forms/rate-limits.ts';
import { isPassword } from './password-hashes.ts';

const sentence = 'Çok fazla deneme yaptınız. 15 dakika sonra tekrar deneyin.';
/** Of an account, from one address: nobody can lock somebody else out. */
const FAILURES_PER_ACCOUNT: Limit = { kind: 'password: account and address', times: 5, minutes: 15, sentence };
/** Of whatever accounts, from one address. */
const FAILURES_PER_ADDRESS: Limit = { kind: 'password: address', times: 20, minutes: 15, sentence };

export interface Credentials {
  /** `emailKey` of the account that is named, whether or not there is one. */
  account: string;
  /** Its stored hash; undefined where there is none that could be right. Takes as long either way. */
  hash: string | undefined;
  password: string;
  /** Where the try comes from. */
  address: string;
}

export const credentialChecks = (limits: RateLimits) => ({
  /** @throws RATE_LIMITED; UNAVAILABLE when too many passwords are being checked */
  async areRight({ account, hash, password, address }: Credentials): Promise<boolean> {
    const network = clientNetwork(address);
    const takeBack = await limits.hold([
      { limit: FAILURES_PER_ACCOUNT, who: `${network} ${account}` },
      { limit: FAILURES_PER_ADDRESS, who: network },
    ]);
    let isFailure = false;
    try {
      isFailure = !(await isPassword(hash, password));
    } finally {
      if (!isFailure) await takeBack();
    }
    return !isFailure;
  },
});
export type CredentialChecks = ReturnType<typeof credentialChecks>;
