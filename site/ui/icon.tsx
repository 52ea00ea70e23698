// Line icons, 24 × 24, stroke 1.5 (`.icon` in base.css). Decorative: the text beside them or an aria-label says what
// they mean.
import type { ReactNode } from 'react';

/** An icon of one path. Icons of a single view are drawn in it, so that no other page carries them. */
export const draw = (d: string) =>
  function Icon(): ReactNode {
    return (
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={d} />
      </svg>
    );
  };

export const SearchIcon = /* @__PURE__ */ draw('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21');
export const MenuIcon = /* @__PURE__ */ draw('M3 6.5h18M3 12h18M3 17.5h18');
export const CloseIcon = /* @__PURE__ */ draw('m5 5 14 14M19 5 5 19');
export const CartIcon = /* @__PURE__ */ draw('M2.5 4H6l2.4 11h9.8L20.5 7H6.7M9.5 19.5v.2M17 19.5v.2');
export const PersonIcon = /* @__PURE__ */ draw('M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5a8 8 0 0 1 16 0');
export const ChevronIcon = /* @__PURE__ */ draw('m6 9.5 6 6 6-6');
export const ArrowIcon = /* @__PURE__ */ draw('M4 12h16M14 6l6 6-6 6');
export const PhoneIcon = /* @__PURE__ */ draw(
  'M4 4.5h4l2 5-2.6 1.7a12 12 0 0 0 5.4 5.4l1.7-2.6 5 2v4A16 16 0 0 1 4 4.5Z',
);
export const MailIcon = /* @__PURE__ */ draw('M3 5.5h18v13H3zM3 6l9 7 9-7');
export const FacebookIcon = /* @__PURE__ */ draw(
  'M13.5 21v-8.5h3L17 9h-3.5V7c0-1 .4-1.6 1.7-1.6H17V2.6c-3.8-.6-6.9 0-6.9 4V9H7.5v3.5h2.6V21',
);
export const XIcon = /* @__PURE__ */ draw('M4 4h4.2L20 20h-4.2zM4.5 20l6-6.8M19 4l-5.7 6.5');
export const InstagramIcon = /* @__PURE__ */ draw(
  'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 6.8v.2',
);
export const LinkedinIcon = /* @__PURE__ */ draw(
  'M3.5 3.5h17v17h-17zM7.5 10.5V17M7.5 7v.2M11.5 17v-6.5M11.5 13.5c0-4 5.5-4 5.5 0V17',
);
export const YoutubeIcon = /* @__PURE__ */ draw(
  'M5.5 5.5h13a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10 9v6l5-3z',
);
