/** Marks the search box of the home page, or above an answer to a search: the header hides its own beside it. */
export const HOME_SEARCH_ID = 'home-search';
