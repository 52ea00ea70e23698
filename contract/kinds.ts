// The register of kinds: a line makes one known to the API, the server and the panel (docs/decisions/0037). Read as a
// whole by `all-kinds.ts`; whoever needs one kind imports its own file.
export { attributeKind } from './attributes.ts';
export { carrierKind } from './carriers.ts';
export { featureKind } from './features.ts';
export { jobKind } from './jobs.ts';
export { programKind } from './programs.ts';
export { qualityKind } from './quality.ts';
export { redirectKind } from './redirects.ts';
export { referenceKind } from './references.ts';
export { slideKind } from './sliders.ts';
export { synonymKind } from './synonyms.ts';
