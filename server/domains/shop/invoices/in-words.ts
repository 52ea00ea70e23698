// An amount of lira in words, as invoices repeat it.
const ONES = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];
const THOUSANDS = ['', 'bin', 'milyon', 'milyar'];

function belowThousand(n: number): string[] {
  const hundreds = Math.floor(n / 100);
  return [
    hundreds > 1 ? ONES[hundreds]! : '',
    hundreds > 0 ? 'yüz' : '',
    TENS[Math.floor(n / 10) % 10]!,
    ONES[n % 10]!,
  ];
}

function wordsOf(n: number): string {
  if (n === 0) return 'sıfır';
  const words: string[] = [];
  for (let group = 0; n > 0; group++, n = Math.floor(n / 1_000)) {
    const part = n % 1_000;
    if (part === 0) continue;
    const isOneThousand = group === 1 && part === 1; // 'bin', not 'bir bin'
    words.unshift(...(isOneThousand ? [] : belowThousand(part)), THOUSANDS[group]!);
  }
  return words.filter(Boolean).join(' ');
}

/** 'Yalnız bin iki yüz otuz dört TL elli kuruş' */
export function liraInWords(minor: number): string {
  const kurus = minor % 100;
  return `Yalnız ${wordsOf(Math.floor(minor / 100))} TL${kurus > 0 ? ` ${wordsOf(kurus)} kuruş` : ''}`;
}
