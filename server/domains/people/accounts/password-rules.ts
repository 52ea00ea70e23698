// Rules for new passwords. Refused are all that somebody who knows the person, the company or the usual lists would try
// first (docs/decisions/0040).
import { ApiError } from '#contract/api-error.ts';
import type { UserRole } from '#contract/auth.ts';
import { minPasswordLength, passwordTooShort } from '#contract/passwords.ts';
import { foldCompact } from '#contract/text.ts';
import { COMMON_PASSWORD } from '../texts.ts';

/** Words that make a password easy to guess: the person's and the company's. */
export interface PasswordContext {
  role: UserRole;
  email: string;
  username: string;
  name: string;
  siteTitle: string;
}

/** Folded. Lists of breached passwords are English; these are usual beginnings of Turkish ones. */
const TURKISH = [
  'sifre',
  'sifrem',
  'parola',
  'parolam',
  'gizli',
  'yonetici',
  'moderator',
  'kullanici',
  'merhaba',
  'seniseviyorum',
  'askim',
  'askimsin',
  'canim',
  'bismillah',
  'allah',
  'allahuekber',
  'turkiye',
  'turkiyem',
  'istanbul',
  'ankara',
  'izmir',
  'bursa',
  'galatasaray',
  'fenerbahce',
  'besiktas',
  'trabzonspor',
  'bursaspor',
  'ataturk',
  'mustafakemal',
  'mustafakemalataturk',
  'cimbom',
  'kaliphane',
  'kalip',
  'kalipci',
  'admin',
  'administrator',
  'deneme',
  'test',
  'hosgeldiniz',
  'kartal',
  'aslan',
  'kanarya',
  'fatih',
  'mehmet',
  'mustafa',
  'ahmet',
  'ayse',
  'fatma',
  'zeynep',
];
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
const SEQUENCES = ROWS.flatMap((row) => [row, [...row].toReversed().join('')]);
/** This many further characters around a listed word are no secret: years, '123', '!'. */
const MAX_DECORATION = 4;
const MIN_PART = 5;

let loading: Promise<ReadonlySet<string>> | undefined;
/** About 50,000 breached passwords, loaded when somebody first chooses a password. */
const breached = (): Promise<ReadonlySet<string>> =>
  (loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  ));

const isRepetition = (text: string): boolean =>
  [1, 2, 3, 4].some(
    (length) => text.length > length && [...text].every((letter, i, letters) => letter === letters[i % length]),
  );

/** The letters of a folded password without the digits at its ends. */
const stemOf = (folded: string): string => folded.replace(/^\d+/, '').replace(/\d+$/, '');

/** Whether somebody who guesses would soon try it. */
export async function isEasilyGuessed(
  password: string,
  { email, username, name, siteTitle }: Omit<PasswordContext, 'role'>,
): Promise<boolean> {
  const plain = password.normalize('NFC').toLowerCase();
  const folded = foldCompact(password);
  const stem = stemOf(folded);
  if (isRepetition(plain) || SEQUENCES.some((row) => folded !== '' && row.includes(folded))) return true;
  const list = await breached();
  if (list.has(plain) || list.has(folded)) return true;
  if (stem.length > MAX_DECORATION && password.length - stem.length <= MAX_DECORATION && list.has(stem)) return true;
  const local = email.slice(0, email.lastIndexOf('@'));
  const own = [
    email,
    local,
    username,
    name,
    siteTitle,
    ...siteTitle.split(/\s+/).filter((word) => word.length >= MIN_PART),
  ].flatMap((text) => [foldCompact(text), stemOf(foldCompact(text))]);
  const words = new Set([...TURKISH, ...own].filter((word) => word.length >= 3));
  return words.has(folded) || words.has(stem) || isTwice(stem, words);
}

const isTwice = (stem: string, words: ReadonlySet<string>): boolean =>
  stem.length % 2 === 0 &&
  stem.slice(0, stem.length / 2) === stem.slice(stem.length / 2) &&
  words.has(stem.slice(0, stem.length / 2));

async function refusalOf(password: string, context: PasswordContext): Promise<string | undefined> {
  const min = minPasswordLength(context.role);
  if (password.length < min) return passwordTooShort(min);
  return (await isEasilyGuessed(password, context)) ? COMMON_PASSWORD : undefined;
}

/** @param field that the sentence belongs to @throws VALIDATION */
export async function checkNewPassword(password: string, context: PasswordContext, field: string): Promise<void> {
  const sentence = await refusalOf(password, context);
  if (sentence) throw new ApiError(400, 'VALIDATION', sentence, { [field]: sentence });
}
