/** A row of `synonyms` as migrations add it. */
export interface SeededSynonym {
  words: string;
  means: string;
  isSoft: boolean;
}

/** Reads lines like 'düz: flat, straight': the catalogue's word, then what people write for it. */
export const readSynonyms = (text: string, isSoft: boolean): SeededSynonym[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [means = '', words = ''] = line.split(': ');
      return words.split(', ').map((one) => ({ means, words: one, isSoft }));
    });
