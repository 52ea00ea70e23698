// What a visit's next page needs whichever it is: the list of pages' code, and a font that came too late for the first
// one. A separate chunk, fetched when a visitor first points or types.
import './late-font.ts';

import('./page-code.ts').catch(() => {});
