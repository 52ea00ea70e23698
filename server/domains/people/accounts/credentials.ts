// Whether a password is right, and how often it may be wrong. Every place that asks for a password counts in the same
// limits.
import { clientNetwork } from '../../../base/client-network.ts';
import type { Limit, RateLimits, Try } from '../../../base/limits/rate-limits.ts';
import { comparingInTurn } from './password-hashes.ts';
import { ACCOUNT_PAUSED, TRY_AGAIN_IN_15_MINUTES, TRY_AGAIN_IN_AN_HOUR } from '../texts.ts';

/** Of an account, from one address; not from browsers that it knows, whose address others may share. */
const FAILURES_PER_ACCOUNT: Limit = {
  kind: 'password: account and address',
  times: 5,
  minutes: 15,
  sentence: TRY_AGAIN_IN_15_MINUTES,
};
/** Of whatever accounts, from one address; likewise. */
const FAILURES_PER_ADDRESS: Limit = {
  kind: 'password: address',
  times: 20,
  minutes: 15,
  sentence: TRY_AGAIN_IN_15_MINUTES,
};

/** Of an account, from all addresses together; not from browsers that it knows, so that nobody shuts its owner out. */
const FAILURES_OF_ACCOUNT: Limit = {
  kind: 'password: account',
  times: 100,
  minutes: 60,
  sentence: ACCOUNT_PAUSED,
};
const FAILURES_OF_ACCOUNT_A_DAY: Limit = { ...FAILURES_OF_ACCOUNT, times: 200, minutes: 24 * 60 };
/** Of an account, from a browser that it knows, or in a session. */
const FAILURES_PER_KNOWN: Limit = {
  kind: 'password: known browser',
  times: 20,
  minutes: 60,
  sentence: TRY_AGAIN_IN_AN_HOUR,
};

/** Right ones count too: each makes a session, and costs as much as a wrong one. */
const SIGN_INS: Limit = { kind: 'account: sign-ins', times: 30, minutes: 60 };

interface Credentials {
  /** `emailKey` of the account that is named, whether or not there is one. */
  account: string;
  /** Its stored hash; undefined where there is none that could be right. Takes as long either way. */
  hash: string | undefined;
  password: string;
  /** Where the try comes from. */
  address: string;
  /** The browser or session that shows that this account's owner may be asking. */
  knownBy?: string;
  /** A right password begins a session. */
  isSignIn?: boolean;
}

/** The limits that a try counts in, before it is known how it ends. */
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

/**
 * @param warn called when an account (`emailKey`) has been guessed at as often as it may be, with an account of the
 * name or without
 */
export const credentialChecks = (limits: RateLimits, warn: (account: string) => Promise<void>) => ({
  /** @throws RATE_LIMITED; UNAVAILABLE when too many passwords are being checked */
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
          if (isSignIn) await limits.takeFor(SIGN_INS, account); // refused, it goes on counting as a failure does
          await takeBack();
        } else if (knownBy === undefined && (await isPaused(limits, account))) {
          await warn(account);
        }
        return isRight;
      },
    ),
});
export type CredentialChecks = ReturnType<typeof credentialChecks>;
