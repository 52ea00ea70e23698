// What STEP files say of themselves.

/** Application protocols: AP214 is read by old systems too. */
export type StepProtocol = '214' | '242';

/** What a file says of itself. */
export interface StepTitle {
  /** Product name: the article's code. */
  code: string;
  /** Product description: the article's name. */
  name: string;
  /** '#b4bac2' */
  color: string;
  /** Organisation and its address. */
  company: string;
  website: string;
  /** Sentences of the file description. */
  remarks: readonly string[];
  /** ISO 8601; equal input gives equal bytes, so it is the family's last change and never the time of writing. */
  changedAt: string;
}
