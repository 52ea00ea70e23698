/** Marks the home page's search box: the header hides its own beside it. */
export const HOME_SEARCH_ID = 'home-search';
