// Titles of the lists in the audit table; those of kinds are in their descriptions.
export const CATEGORY_LIST = 'Kategoriler';
export const PAGE_LIST = 'Sayfalar';
