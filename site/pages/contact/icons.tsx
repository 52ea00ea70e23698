import { draw } from '../../ui/icon.tsx';

export const PlaceIcon = /* @__PURE__ */ draw(
  'M12 21.5s7-6.3 7-11.6a7 7 0 0 0-14 0c0 5.3 7 11.6 7 11.6ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const ClockIcon = /* @__PURE__ */ draw('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2');
