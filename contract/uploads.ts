// What may be uploaded, free of schemas: the panel checks it before it sends, the server again.

export const IMAGE_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_BYTES = 10 * 1024 * 1024;
export const IMAGE_ENDINGS = ['jpg', 'jpeg', 'png', 'gif', 'webp'] as const;
export const DOCUMENT_ENDINGS = ['pdf', 'doc', 'docx'] as const;
/** Larger pictures are refused before they are decoded. */
export const MAX_IMAGE_PIXELS = 40_000_000;

export const NOT_AN_IMAGE = 'Sadece resim dosyaları yükleyebilirsiniz!';
export const IMAGE_TOO_LARGE = "Dosya boyutu 5MB'dan küçük olmalıdır!";
export const IMAGE_TOO_MANY_PIXELS = 'Resim en fazla 40 megapiksel olabilir!';
export const NOT_A_DOCUMENT = 'Sadece PDF ve Word dosyaları yükleyebilirsiniz!';
export const DOCUMENT_TOO_LARGE = "Dosya boyutu 10MB'dan küçük olmalıdır!";
export const DOCUMENT_HAS_MACROS = 'Makro içeren belgeler kabul edilmiyor. Lütfen makrosuz bir belge yükleyin.';
export const FILE_MISSING = 'Lütfen bir dosya seçin.';
export const ONE_FILE_ONLY = 'Lütfen tek bir dosya gönderin.';

/** What endpoints say of the file that they take. */
export interface FileRule {
  /** Name of the multipart field. */
  field: string;
  maxBytes: number;
  tooLarge: string;
}
export const IMAGE_FILE = {
  field: 'image',
  maxBytes: IMAGE_BYTES,
  tooLarge: IMAGE_TOO_LARGE,
} as const satisfies FileRule;
export const DOCUMENT_FILE = {
  field: 'document',
  maxBytes: DOCUMENT_BYTES,
  tooLarge: DOCUMENT_TOO_LARGE,
} as const satisfies FileRule;
