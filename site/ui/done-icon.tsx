// A file of its own, so that pages without it do not carry it.
import { draw } from './icon.tsx';

export const DoneIcon = /* @__PURE__ */ draw('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM7.5 12.5l3 3 6-6.5');
