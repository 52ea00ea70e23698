import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../base/clock.ts';
import type { Secret } from '../../../base/keys/secret.ts';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'kaliphane';
const AUDIENCE = 'kaliphane api';
const VALID_SECONDS = 10 * 60;
/** Longest validity that a token may claim: after a change of the key, no stolen key's tokens last longer. */
const MAX_VALID_SECONDS = 15 * 60;
/** Largest difference between several servers' clocks. */
const CLOCK_DIFFERENCE_SECONDS = 30;

/** Claims of a token; the person and their role are read from the database on each request. */
interface AccessClaims {
  /** Public id. */
  session: string;
  /** Public id. */
  user: string;
}

/** JWTs for the header Authorization, valid for ten minutes as long as their session lasts. */
export const accessTokens = ({ secret, now }: { secret: Secret; now: Clock }) => {
  const key = secret.sign('access token', ALGORITHM);
  return {
    sign({ session, user }: AccessClaims): Promise<string> {
      const seconds = Math.floor(now() / 1000);
      return new SignJWT({ sid: session })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(user)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + VALID_SECONDS)
        .sign(key);
    },

    /** Reads a token; null unless it is valid and one of ours. */
    async read(token: string): Promise<AccessClaims | null> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['exp', 'iat', 'sid', 'sub'],
          currentDate: new Date(now()),
        });
        const { sid: session, sub: user, iat = 0, exp = 0 } = payload;
        if (exp - iat > MAX_VALID_SECONDS || iat > now() / 1000 + CLOCK_DIFFERENCE_SECONDS) return null;
        return typeof session === 'string' && typeof user === 'string' ? { session, user } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
};
