// In the place of the button that adds a product. Separate from the texts of the pages that have such buttons.

export const IN_CART = (pieces: string) => `✓ ${pieces} sepette`;
