/** Key and value of the query by which staff come from the panel's door: they are led back there. */
const PLACE_KEY = 'yer';
const PANEL = 'panel';

export const DOOR_SEARCH = {
  searchKeys: [PLACE_KEY],
  search: (query: URLSearchParams) => {
    const isPanel = query.get(PLACE_KEY) === PANEL;
    return {
      signIn: isPanel ? '/admin' : '/giris',
      forgotten: isPanel ? `/sifremi-unuttum?${PLACE_KEY}=${PANEL}` : '/sifremi-unuttum',
    };
  },
};
