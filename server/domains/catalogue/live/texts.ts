// Sentences of search results that the index does not make.

export const IN_DESCRIPTION = 'Açıklamasında geçen ürünler';
