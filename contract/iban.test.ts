import { expect, test } from 'vitest';
import { isIban, plainIban, spacedIban } from './iban.ts';

const IBAN = 'TR330006100519786457841326'; // the registry's example

test('knows an account number by its check digits', () => {
  expect(isIban(IBAN)).toBe(true);
  for (let at = 2; at < IBAN.length; at++) {
    const wrong = IBAN.slice(0, at) + ((Number(IBAN[at]) + 1) % 10) + IBAN.slice(at + 1);
    expect(isIban(wrong), wrong).toBe(false);
  }
  expect(isIban('TR330006100519786457841362')).toBe(false); // two digits exchanged
  for (const other of ['', 'TR33', `${IBAN}0`, 'DE89370400440532013000', IBAN.toLowerCase()])
    expect(isIban(other), other).toBe(false);
});

test('is stored without blanks and shown in groups of four', () => {
  expect(plainIban(' tr33 0006 1005 1978 6457 8413 26 ')).toBe(IBAN);
  expect(spacedIban(IBAN)).toBe('TR33 0006 1005 1978 6457 8413 26');
});
