/** Style elements that libraries make at run time must carry it; without a server behind (tests) there is none. */
export const cspNonce: string = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
