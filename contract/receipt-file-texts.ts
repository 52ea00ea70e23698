// Sentences about bank receipts that customers upload.

export const RECEIPT_FILE_TOO_LARGE = 'Dekont en fazla 5 MB olabilir.';
export const NOT_A_RECEIPT_FILE = 'Dekont PDF, JPG veya PNG olmalıdır.';
export const RECEIPT_FILE_ABSENT = 'Dekont bulunamadı.';
export const RECEIPT_FILES_CLOSED = 'Bu sipariş için dekont beklenmiyor.';
export const tooManyReceiptFiles = (most: number): string => `Bir siparişe en çok ${most} dekont yüklenebilir.`;
