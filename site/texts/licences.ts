// Words of the page of open source licences.
export const LICENCES_TITLE = 'Açık kaynak lisansları';

export const LICENCES_TEXTS = {
  lead: 'Bu site açık kaynak yazılımlarla çalışır. Kurulu paketler, sürümleri ve lisansları aşağıdadır; paket adı kaynağına, lisans adı metnine götürür.',
  librariesTitle: 'LGPL kütüphaneleri',
  libraries: [
    {
      text: 'CAD modelleri Open CASCADE Technology ile hesaplanır (LGPL-2.1); kütüphane replicad-opencascadejs paketiyle, değiştirilmeden kullanılır.',
      sources: [
        { title: 'Open CASCADE Technology', href: 'https://github.com/Open-Cascade-SAS/OCCT' },
        { title: 'replicad-opencascadejs', href: 'https://github.com/sgenoud/replicad' },
      ],
    },
    {
      text: 'Resimler libvips ve ona bağlı kütüphanelerle işlenir (LGPL-3.0 ve sonrası); sharp paketinin @img/sharp-libvips paketleriyle, değiştirilmeden kullanılır.',
      sources: [
        { title: 'libvips', href: 'https://github.com/libvips/libvips' },
        { title: 'sharp-libvips', href: 'https://github.com/lovell/sharp-libvips' },
        { title: 'LGPL-3.0', href: 'https://www.gnu.org/licenses/lgpl-3.0.txt' },
      ],
    },
  ],
  exchange: 'Paketler node_modules klasöründe durur; isteyen kendi derlediği sürümle değiştirebilir.',
  sources: 'Kaynaklar',
  listTitle: 'Paketler',
  count: (count: string) => `${count} paket`,
  name: 'Paket',
  version: 'Sürüm',
  licence: 'Lisans',
  textOf: (name: string) => `${name} lisans metni`,
  failed: 'Lisans listesi yüklenemedi. Lütfen daha sonra tekrar deneyin.',
  unnamed: 'metne bakın',
};
