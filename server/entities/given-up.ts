// Names that a deleted row keeps to itself while others may take them: '~' is in none that anybody types.

export const givenUp = (name: string, publicId: string): string => `${name}~${publicId}`;

/** The name before it was given up, or as it is. */
export const nameBefore = (name: string): string => name.replace(/~[0-9a-z]+$/, '');
