/** Small lists that go out as files and come back by the import, by the last segment of their calls' path. */
export const LIST_FILES = ['synonyms', 'attributes', 'carriers', 'redirects'] as const;
export type ListFileKind = (typeof LIST_FILES)[number];
