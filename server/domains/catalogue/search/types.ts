/**
 * Input and result of the catalogue's search: plain data on both sides, so that the engine knows neither the database
 * nor the pages.
 */

export interface SearchColumn {
  key: string;
  label: string;
  kind: 'number' | 'text';
  unit: string;
  isKey: boolean;
  /** 'cap', 'dis-cap', 'ic-cap', 'boy', 'genislik', 'yukseklik', 'kalinlik', 'dis', 'yay-orani', 'kuvvet' … */
  attribute: string | null;
}

/** A value of a row: numbers in thousandths of the column's unit. */
export type Dim = number | string | null;

/** Bits of `SearchArticle.flags`. */
export const PUBLIC = 1;
export const ACTIVE = 2;
export const IN_STOCK = 4;
/** Neither this nor `IN_STOCK`: sold out. */
export const MADE_TO_ORDER = 8;

export interface SearchArticle {
  id: number;
  code: string;
  name: string;
  /** In the order of the family's columns. */
  dims: Dim[];
  flags: number;
  /** Minor units; null: on request. */
  priceMinor: number | null;
}

export interface SearchFamily {
  id: number;
  name: string;
  /** `isFirst`: of several families with that word this one is meant first. */
  aliases: { text: string; isFirst: boolean }[];
  /** The main category first, then its sub-category. */
  categories: { id: number; name: string }[];
  standards: string[];
  material: string;
  materialNumber: string;
  hardness: { text: string; min: number | null; max: number | null; scale: string };
  columns: SearchColumn[];
  /** `Z40-{d1}X{L}`; empty where codes follow no pattern. */
  codePattern: string;
  /** `İtici pim Ø{d1}×{L} mm`; empty where names differ freely: their words are then indexed row by row. */
  namePattern: string;
  /** Place in the catalogue. */
  order: number;
  articles: SearchArticle[];
}

/** A word or phrase of the shop floor, valid in all families; soft ones rank last and say so. */
export interface Synonym {
  words: string;
  means: string;
  isSoft: boolean;
}

export interface SearchLimits {
  /** Families in `groups`. */
  groups: number;
  /** Articles in each group's `hits`. */
  perGroup: number;
  /** Page of the flattened list `articles`. */
  offset: number;
  limit: number;
}

export interface SearchOptions {
  audience: 'public' | 'staff';
  categoryId?: number;
  limits?: Partial<SearchLimits>;
  explain?: boolean;
  /** Words are taken as they were typed: none is corrected. */
  isExact?: boolean;
}

/**
 * How well a hit's size fits, best first. `exact`: as the family writes its size; `part`: some of its measures, in
 * order; `screw`: the thread of a screw that belongs to it; `mixed`: in another order; `other`: measures that its size
 * does not name; `near`, `far`: not made, these are the nearest; `beginning`: the code or
 * the last number goes on so; `text`: found by words alone.
 */
export type Level = 'code' | 'exact' | 'part' | 'screw' | 'mixed' | 'near' | 'other' | 'far' | 'text' | 'beginning';

export interface Difference {
  column: string;
  label: string;
  unit: string;
  wanted: number;
  has: number;
}

export interface SearchHit {
  articleId: number;
  level: Level;
  /** A Turkish sentence: why it stands here. */
  reason: string;
  /** Of a near size: the measures that differ. */
  differs: Difference[];
}

export interface SearchGroup {
  familyId: number;
  total: number;
  level: Level;
  /** Words of the text that this family lacks. */
  missing: string[];
  /** Found by a soft synonym only. */
  isSoft: boolean;
  hits: SearchHit[];
  /** What follows from the text for the family's table, by column key; numbers in thousandths. */
  filter: Record<string, number | string>;
}

export interface NearSize {
  familyId: number;
  articleId: number;
  differs: Difference[];
}

export interface CodeHit {
  articleId: number;
  familyId: number;
  /** Nothing but the code (and perhaps a quantity) was typed: Enter opens it. */
  isWhole: boolean;
}

/** What a part of the text was understood as, and used for. */
export interface Understood {
  kind: 'word' | 'guess' | 'standard' | 'material' | 'hardness' | 'dimension' | 'code' | 'quantity';
  /** The part as it was typed. */
  text: string;
  /** Of a dimension: its letter in the best family, or its name. */
  name: string;
  /** 'İtici pim', '6 mm', 'DIN 1530-A', '20'. */
  meaning: string;
  /** The text without that part. */
  without: string;
}

/** What a place of the line, as it was read, was understood as; an empty meaning: as it was typed. */
export type Meaning = Omit<Understood, 'text' | 'without'> & { from: number; to: number };

/** Values of the one measure in which a size asked for is not made. Numbers are thousandths. */
export interface Ruler {
  familyId: number;
  /** `isLength`: what is too long can be cut. */
  column: { key: string; label: string; unit: string; isLength: boolean };
  wanted: number;
  /** The whole size that was asked for, in written order. */
  size: { key: string; label: string; unit: string; value: number | string }[];
  /** Of sizes that are otherwise as asked for, ascending. */
  values: number[];
  /** The next smaller and the next greater value; `articleId` where one size has it. */
  neighbours: { value: number; articleId: number | null }[];
}

/** A size next to another one, by its measures in written order. */
export interface SizeBeside {
  articleId: number;
  size: Ruler['size'];
}

/** Words that were read as others. */
export interface Guess {
  /** The text's words as they were read. */
  readAs: string;
  /** The mistyped ones as they were typed. */
  typed: string[];
}

export interface SearchResult {
  code: CodeHit | null;
  /** Categories that the text names, best first. */
  categories: { categoryId: number; isMain: boolean }[];
  /** Families that the text names by name or alias, best first. */
  families: number[];
  groups: SearchGroup[];
  /** Families with hits; `groups` holds the first of them. */
  groupCount: number;
  /** Those of them that are made in the very size asked for. */
  exactCount: number;
  /** The page of article ids asked for, of `total`. */
  articles: number[];
  total: number;
  /** 'Bunu mu demek istediniz: …', or null where the reading is certain. */
  didYouMean: string | null;
  /** The text as it was corrected. */
  corrected: string | null;
  guess: Guess | null;
  understood: Understood[];
  /** How many pieces the text asks for. */
  quantity: number | null;
  ruler: Ruler | null;
  /** Sizes next to the first hit's, where that is the very code or size. */
  beside: SizeBeside[];
  /** Sizes close to the one asked for, where it is not made. */
  near: NearSize[];
  /** Words of the text that occur nowhere. */
  unknown: string[];
  /** Where nothing was found: the closest words and families. */
  nearest: { words: string[]; families: number[] } | null;
  explanation: Explanation | null;
}

export interface ExplainedToken {
  text: string;
  /** The rule that read it: 'standard', 'thread', 'role' … */
  rule: string;
  readAs: string;
  /** The words of the catalogue that it stands for, with the step that found them. */
  words: { word: string; step: string; quality: number }[];
}

export interface ExplainedHit {
  familyId: number;
  level: Level;
  /** Share of the text's words that the family has, weighted by rarity. */
  coverage: number;
  score: number;
  parts: { words: number; size: number; preferred: number; alias: number; standard: number; stock: number };
  words: { text: string; word: string; source: string; weight: number }[];
  columns: { key: string; value: number | string }[];
}

export interface Explanation {
  tokens: ExplainedToken[];
  hits: ExplainedHit[];
}
