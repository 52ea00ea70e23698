// Turkish sentences about ZIP files that are refused.

export const ZIP_DAMAGED = 'Dosya bozuk veya eksik. Lütfen yeniden kaydedip tekrar yükleyin.';
export const ZIP_ENCRYPTED = 'Dosya parolalı. Lütfen parolasını kaldırıp tekrar yükleyin.';
export const ZIP_NAME_REFUSED = 'Dosyanın içinde geçersiz bir dosya adı var.';
export const zipNameTwice = (name: string): string => `Dosyanın içinde “${name}” adı iki kez geçiyor.`;
export const zipTooManyEntries = (most: number): string =>
  `Dosyanın içinde çok fazla dosya var; en fazla ${most.toLocaleString('tr-TR')} olabilir.`;
export const zipTooLarge = (mostGiB: number, mostFold: number): string =>
  `Dosya açıldığında çok büyüyor; en fazla ${mostGiB} GB ve kendi boyutunun ${mostFold} katı olabilir.`;
