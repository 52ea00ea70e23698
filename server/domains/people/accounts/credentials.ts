// Checks passwords and limits wrong ones. Every place that asks for a password counts in the same limits
// (docs/decisions/0040).
import { TRY_AGAIN_IN_15_MINUTES } from '#contract/auth-texts.ts';
import { clientNetwork } from '../../../base/client-network.ts';
import type { Limit, RateLimits, Try } from '../../../base/limits/rate-limits.ts';
import { comparingInTurn } from './password-hashes.ts';
import { ACCOUNT_PAUSED, TRY_AGAIN_IN_AN_HOUR } from '../texts.ts';

/**
 * Wrong passwords for one account from one address, except from browsers known to the account: others may share their
 * address.
 */
const FAILURES_PER_ACCOUNT: Limit = {
  kind: 'password: account and address',
  times: 5,
  minutes: 15,
  sentence: TRY_AGAIN_IN_15_MINUTES,
};
/** Wrong passwords for any accounts from one address, with the same exception. */
const FAILURES_PER_ADDRESS: Limit = {
  kind: 'password: address',
  times: 20,
  minutes: 15,
  sentence: TRY_AGAIN_IN_15_MINUTES,
};

/**
 * Wrong passwords for one account from all addresses together, except from browsers known to the account, so that
 * nobody can shut its owner out.
 */
const FAILURES_OF_ACCOUNT: Limit = {
  kind: 'password: account',
  times: 100,
  minutes: 60,
  sentence: ACCOUNT_PAUSED,
};
const FAILURES_OF_ACCOUNT_A_DAY: Limit = { ...FAILURES_OF_ACCOUNT, times: 200, minutes: 24 * 60 };
/** Wrong passwords for one account from a browser known to it, or in a session. */
const FAILURES_PER_KNOWN: Limit = {
  kind: 'password: known browser',
  times: 20,
  minutes: 60,
  sentence: TRY_AGAIN_IN_AN_HOUR,
};

/** Sign-ins of one account: each makes a session and costs as much work as a wrong password. */
const SIGN_INS: Limit = { kind: 'account: sign-ins', times: 30, minutes: 60 };

interface Credentials {
  /** `emailKey` of the requested account, whether it exists or not. */
  account: string;
  /** The account's hash; undefined where no password can be right. The check takes equally long either way. */
  hash: string | undefined;
  password: string;
  /** Address of the client. */
  address: string;
  /** The browser or session that makes it likely that the owner is asking. */
  knownBy?: string;
  /** True where a right password starts a session. */
  isSignIn?: boolean;
}

/** Limits that a try counts in before its result is known. */
function limitsOf({ account, address, knownBy }: Credentials): Try[] {
  if (knownBy !== undefined) return [{ limit: FAILURES_PER_KNOWN, who: `${knownBy} ${account}` }];
  const network = clientNetwork(address);
  return [
    { limit: FAILURES_PER_ACCOUNT, who: `${network} ${account}` },
    { limit: FAILURES_PER_ADDRESS, who: network },
    { limit: FAILURES_OF_ACCOUNT, who: account },
    { limit: FAILURES_OF_ACCOUNT_A_DAY, who: account, isOnlyChecked: true },
  ];
}

const isPaused = async (limits: RateLimits, account: string): Promise<boolean> =>
  (await limits.isReached(FAILURES_OF_ACCOUNT, account)) || limits.isReached(FAILURES_OF_ACCOUNT_A_DAY, account);

/** @param warn called when an account (`emailKey`), existing or not, has reached its limit of wrong passwords */
export const credentialChecks = (limits: RateLimits, warn: (account: string) => Promise<void>) => ({
  /**
   * Whether the password is right.
   * @throws RATE_LIMITED; UNAVAILABLE when too many passwords are waiting to be checked
   */
  areRight: (given: Credentials): Promise<boolean> =>
    comparingInTurn(
      { lane: given.knownBy === undefined ? 'any' : 'known', address: given.address },
      async (compare) => {
        const { account, hash, password, knownBy, isSignIn = false } = given;
        const takeBack = await limits.hold(limitsOf(given));
        let isRight: boolean;
        try {
          isRight = await compare(hash, password);
        } catch (error) {
          await takeBack();
          throw error;
        }
        if (isRight) {
          if (isSignIn) await limits.takeFor(SIGN_INS, account); // if refused, the try still counts as a failure
          await takeBack();
        } else if (knownBy === undefined && (await isPaused(limits, account))) {
          await warn(account);
        }
        return isRight;
      },
    ),
});
export type CredentialChecks = ReturnType<typeof credentialChecks>;
