/** How the user menu leads to the door: as a navigation, so that a changed form can still ask. */
export const SIGN_OUT_STATE = { signOut: true };

export const wantsSignOut = (state: unknown): boolean => (state as typeof SIGN_OUT_STATE | null)?.signOut === true;
