import { cspNonce } from './csp-nonce.ts';

// Ant Design's tables and dialogs measure scroll bars and lock scrolling with style elements that lack the nonce it was
// given;
// the Content-Security-Policy would refuse them.
const create = document.createElement.bind(document) as (name: string, options?: ElementCreationOptions) => HTMLElement;
document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const element = create(name, options);
  if (element instanceof HTMLStyleElement) element.nonce = cspNonce;
  return element;
}) as typeof document.createElement;
