// While a zip of CAD files is being made.

export const CAD_ZIP_TEXTS = {
  progress: (done: string, total: string) => `${done}/${total} hazır`,
  saved: 'Paket indiriliyor.',
  failed: 'CAD paketi indirilemedi. Lütfen tekrar deneyin.',
};
