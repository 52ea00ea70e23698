/** The corporate menu of the demo, in order. */
export const demoPages: readonly { slug: string; title: string }[] = [
  { slug: 'about', title: 'Hakkımızda' },
  { slug: 'mission-vision', title: 'Misyon ve Vizyon' },
  { slug: 'history', title: 'Tarihçe' },
  { slug: 'certificates', title: 'Belgelerimiz' },
  { slug: 'facilities', title: 'Tesislerimiz' },
];
