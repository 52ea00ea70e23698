/** The 3D view of an article's model. */
export const MODEL_VIEW_TEXTS = {
  title: (code: string) => `${code}: 3B görünüm`,
  close: 'Kapat',
  alt: (name: string, dimensions: string) => `${name} modeli${dimensions && `: ${dimensions}`}`,
  help: 'Sürükleyerek ya da ok tuşlarıyla çevirin; tekerlekle, iki parmakla ya da + ve − ile yakınlaşın.',
  dimensions: 'Ölçüleri göster',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  reset: 'Sıfırla',
  preparing: 'Model hazırlanıyor…',
  failed: 'Model gösterilemedi. Lütfen tekrar deneyin.',
  unsupported: 'Tarayıcınız 3B görüntülemeyi desteklemiyor.',
  /** Largest lengths of the model. */
  extent: (mm: string) => `${mm} mm`,
};
