/**
 * Endings of Turkish, English and German words, on folded text. Nothing is cut blindly: the caller keeps a stem only if
 * it is a word of the catalogue, so a list of endings is enough and no dictionary of the language is needed.
 */

const MIN_STEM = 3;
const MAX_STEPS = 3;

/** -sız and -siz are missing on purpose: 'vanasız' is the opposite of 'vanalı'. */
const TURKISH = (
  'lar ler i u si su im miz muz imiz umuz niz nuz iniz unuz lari leri in un nin nun yi yu ni nu a e ya ye na ne da de ta te nda nde dan den tan ten ' +
  'ndan nden la le yla yle larin lerin larinin lerinin larina lerine larinda lerinde larindan lerinden larini lerini ' +
  'sinin sunun sina sine suna sinda sinde sunda sindan sinden sini sunu ki dir tir'
).split(' ');
/** Only in what people type: in the catalogue 'delikli', 'yaylı', 'boya' are words of their own. */
const TURKISH_TYPED = 'li lu lik luk li̇ lisi lusu liyi'.normalize('NFD').replace(/\p{M}/gu, '').split(' ');
const NOT_IN_CATALOGUE = new Set(['a', 'e', 'ya', 'ye', 'na', 'ne', 'la', 'le', 'ki', 'dir', 'tir']);
const FOREIGN = ['s', 'es', 'en', 'n', 'er', 'e'];

const TURKISH_ENDINGS = [...new Set([...TURKISH, ...TURKISH_TYPED])];
const TURKISH_SET = new Set(TURKISH_ENDINGS);
const ENDINGS = [...new Set([...TURKISH_ENDINGS, ...FOREIGN])];
const TYPED = new Set(TURKISH_TYPED);

/** Words that end as if inflected, but are not. */
const WHOLE = new Set(
  (
    'itici sari maca lama meme tapa vida conta perde plaka kase mapa halka kafa lata boya parca kare mavi yuksuk yolluk ' +
    'celik delik kilit merkezleme asinma kayma nozzle taper riser heater gasket core eye sleeve feder kirmizi yesil duz ' +
    'konik aski bileme kesme delme soguk sicak alin acili gomme dolu dolgu serit yassi delici kesici isitici sogutucu ' +
    'tutucu cikarici kovan burgu kaldirma presi sensor ray rozet mika viton nitril pirinc alu'
  ).split(' '),
);

const VOWEL = /[aeiou]/;
const isVowel = (letter: string | undefined): boolean => letter !== undefined && VOWEL.test(letter);
const SOFTENED: Record<string, string> = { b: 'p', d: 't', g: 'k', c: 'c' };

/** Whether an ending may follow a stem by its first letter and, for a and e, by vowel harmony. */
function fits(stem: string, ending: string): boolean {
  const last = stem.at(-1);
  const first = ending[0]!;
  if (FOREIGN.includes(ending) && ending !== 'e') return true;
  if (ending === 'si' || ending === 'su' || ending.startsWith('sin') || ending.startsWith('sun')) return isVowel(last);
  if (first === 'y') return isVowel(last);
  if (isVowel(first) && ending !== 'im') return !isVowel(last);
  const harmony = /[ae]/.exec(ending)?.[0];
  const before = /[aeiou](?=[^aeiou]*$)/.exec(stem)?.[0];
  if (harmony === 'a' && before === 'e') return false;
  return !(harmony === 'e' && before === 'a');
}

/**
 * Possible stems of a word, longest first, without the word itself.
 * @param isTyped in a query more endings are taken off than in the catalogue's words
 */
export function stemsOf(word: string, isTyped: boolean): string[] {
  if (WHOLE.has(word) || word.length <= MIN_STEM || /\d/.test(word)) return [];
  const found = new Set<string>();
  let edge = [word];
  for (let step = 0; step < MAX_STEPS && edge.length > 0; step++) {
    const next: string[] = [];
    for (const longer of edge) {
      // English and German words have one ending, and no Turkish one before it.
      for (const ending of step === 0 ? ENDINGS : TURKISH_ENDINGS) {
        if (!longer.endsWith(ending) || longer.length - ending.length < MIN_STEM) continue;
        if (!isTyped && (TYPED.has(ending) || NOT_IN_CATALOGUE.has(ending))) continue;
        const stem = longer.slice(0, -ending.length);
        if (!fits(stem, ending) || found.has(stem)) continue;
        found.add(stem);
        if (!WHOLE.has(stem) && TURKISH_SET.has(ending)) next.push(stem);
        const hard = SOFTENED[stem.at(-1)!];
        if (hard !== undefined && isVowel(ending[0])) found.add(stem.slice(0, -1) + hard);
      }
    }
    edge = next;
  }
  return [...found].sort((a, b) => b.length - a.length);
}
