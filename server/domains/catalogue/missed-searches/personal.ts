/** 'ali@example.com', also with blanks around the sign. */
const EMAIL = /\S\s*@\s*\S/;
/** An address with a path or a query may carry a name or a token. */
const WEB_ADDRESS = /:\/\/|\bwww\./i;
/** Digits with nothing between them. */
const NUMBER = /\d{7}/;
/** Digits in groups: '0532 123 45 67', '+90 (532) 123-45-67', '4355 0843 …'. The x of '6x200x30' ends a group. */
const GROUPED = /\d(?:[\s().+/-]*\d){8}/;

/**
 * Whether a text may say who wrote it: an e-mail or web address, or as many digits as telephone, card and identity
 * numbers have. Sizes have fewer, or letters between them.
 */
export const mayBePersonal = (text: string): boolean =>
  EMAIL.test(text) || WEB_ADDRESS.test(text) || NUMBER.test(text) || GROUPED.test(text);
