const KIB = 1024;
/** '12 KB', '3,4 MB' */
export const sizeText = (bytes: number): string =>
  bytes < KIB * KIB
    ? `${Math.max(1, Math.round(bytes / KIB))} KB`
    : `${(bytes / KIB / KIB).toLocaleString('tr-TR', { maximumFractionDigits: 1 })} MB`;
