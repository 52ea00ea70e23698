// Words of the page of open source licences.
export const LICENCES_TITLE = 'Açık kaynak lisansları';

export const LICENCES_TEXTS = {
  lead: 'Bu site açık kaynak yazılımlarla çalışır. Kurulu paketler, sürümleri ve lisansları aşağıdadır; paket adı kaynağına, lisans adı metnine götürür.',
  kernelTitle: 'CAD çekirdeği: Open CASCADE Technology',
  kernel:
    'CAD modelleri Open CASCADE Technology ile hesaplanır (LGPL-2.1, OCCT istisnasıyla). Kütüphane replicad-opencascadejs paketiyle, değiştirilmeden kullanılır; node_modules klasöründe durduğundan isteyen kendi derlediği sürümle değiştirebilir.',
  kernelSources: 'Kaynak kodu',
  kernelLinks: [
    { title: 'Open CASCADE Technology', href: 'https://github.com/Open-Cascade-SAS/OCCT' },
    { title: 'replicad-opencascadejs', href: 'https://github.com/sgenoud/replicad' },
  ],
  listTitle: 'Paketler',
  count: (count: string) => `${count} paket`,
  name: 'Paket',
  version: 'Sürüm',
  licence: 'Lisans',
  textOf: (name: string) => `${name} lisans metni`,
  failed: 'Lisans listesi yüklenemedi. Lütfen daha sonra tekrar deneyin.',
  unnamed: 'metne bakın',
};
