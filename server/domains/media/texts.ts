/** Title in the audit table of files that were changed together. */
export const filesChanged = (count: number): string => `${count} dosya birlikte değiştirildi`;
/** Title in the audit table of files that were deleted together. */
export const filesRemoved = (count: number): string => `Kullanılmayan ${count} dosya silindi`;
