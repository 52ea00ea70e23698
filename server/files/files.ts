/** Where uploaded files end up. */
export interface Files { readonly dataDir: string }

export const openFiles = (dataDir: string): Files => ({ dataDir });
