// The landing pages for readers of English and German. Other languages occur only here and in base/languages.ts.

/** The landing pages' heads. */
export const LANDING_HEAD_TEXTS = {
  en: {
    locale: 'en_GB',
    title: 'Standard mould and die components',
    description:
      'Guide pillars, bushes, ejector pins, die springs, cooling and hot-runner components to DIN and ISO: made, measured and shipped from Istanbul since 1999.',
  },
  de: {
    locale: 'de_DE',
    title: 'Normalien für den Formen- und Werkzeugbau',
    description:
      'Führungssäulen, Buchsen, Auswerferstifte, Druckfedern, Kühl- und Heißkanalelemente nach DIN und ISO: seit 1999 in Istanbul gefertigt, gemessen und versandt.',
  },
} as const;

export interface LandingTexts {
  title: string;
  lead: string;
  write: string;
  facts: { founded: string; groups: string; varieties: string; countries: string };
  companyTitle: string;
  company: readonly string[];
  pointsTitle: string;
  points: readonly { title: string; text: string }[];
  /** Begin the last point, as far as the owner promises them. @param time of Istanbul @param days '7–14' */
  dispatch: (time: string) => string;
  delivery: (days: string) => string;
  productsTitle: string;
  productsLead: string;
  /** Main categories by slug; others are shown in Turkish. */
  products: Readonly<Record<string, { name: string; text: string }>>;
  allProducts: string;
  productsError: string;
  contactTitle: string;
  contactLead: string;
  contact: {
    phone: string;
    email: string;
    address: string;
    hours: string;
    weekdays: string;
    saturday: string;
    mailSubject: string;
  };
  askFor: string;
  askItems: readonly string[];
}

export const LANDING_TEXTS: Readonly<Record<'en' | 'de', LandingTexts>> = {
  en: {
    title: 'Standard mould and die components from Istanbul',
    lead: 'Guide pillars and bushes, ejector pins, die springs, cooling and hot-runner parts: made to DIN and ISO, measured before they are packed, shipped to toolmakers in fifteen countries and more.',
    write: 'Request a quote',
    facts: {
      founded: 'Founded',
      groups: 'Main groups in production',
      varieties: 'Catalogue sizes',
      countries: 'Export countries',
    },
    companyTitle: 'A maker, not a reseller',
    company: [
      'We started in 1999 with three people and one centreless grinder. Today turning, heat treatment, grinding, inspection and the warehouse stand together in Istanbul, so a part never leaves our hands between the bar and the box; a service point in Bursa keeps stock close to the car industry.',
      'Our customers build injection, compression and progressive tools for the automotive, white-goods and machinery industries. They order the same code ten years later and get the same part.',
    ],
    pointsTitle: 'What you can count on',
    points: [
      {
        title: 'Made to standard',
        text: 'DIN and ISO dimensions, materials and tolerances are stated for every size; deviations are made to your drawing.',
      },
      {
        title: 'Measured',
        text: 'Functional surfaces are checked one hundred per cent. Inspection reports and material certificates on request.',
      },
      { title: 'From stock', text: 'Export papers are prepared by us.' },
    ],
    dispatch: (time) => `Stock items leave the same day when the order is confirmed before ${time} Istanbul time.`,
    delivery: (days) => `Parts made to order leave within ${days} working days.`,
    productsTitle: 'Product groups',
    productsLead: 'The catalogue itself is in Turkish; codes, dimensions and drawings read the same everywhere.',
    products: {
      'kolon-ve-burclar': {
        name: 'Guide pillars and bushes',
        text: 'Guide pillars, bushes, centring sleeves and ball cages for moulds and die sets.',
      },
      'itici-pimler': {
        name: 'Ejector pins',
        text: 'Hardened and nitrided ejector pins, stepped and blade ejectors, punches.',
      },
      'itici-yuksukleri': {
        name: 'Ejector sleeves',
        text: 'Sleeves with cylindrical or conical head, and their core pins.',
      },
      'kalip-yaylari': { name: 'Die springs', text: 'ISO 10243 springs in four load classes, with guide pins.' },
      'yolluk-burclari-ve-flanslar': {
        name: 'Sprue bushes and locating rings',
        text: 'Between machine nozzle and mould: sprue bushes and locating rings.',
      },
      'sogutma-elemanlari': {
        name: 'Cooling components',
        text: 'Nipples, couplings, plugs, baffles, spiral cores and O-rings.',
      },
      'kilit-ve-merkezleme': {
        name: 'Locks and centring',
        text: 'Position mould halves exactly and control the opening sequence.',
      },
      'kalip-plakalari': { name: 'Mould plates', text: 'Ground plates, risers and support pillars.' },
      'maca-surgu-elemanlari': { name: 'Slide components', text: 'Move, guide and hold the slides of undercut parts.' },
      'sicak-yolluk': { name: 'Hot runner', text: 'Nozzles, heaters and thermocouples.' },
      'kaldirma-elemanlari': { name: 'Lifting', text: 'Eye and swivel bolts with stated load values.' },
      'tarih-kaseleri': {
        name: 'Date stamps',
        text: 'Date and material stamps, turned with a screwdriver in the tool.',
      },
      'baglanti-elemanlari': { name: 'Fasteners', text: 'Socket screws, dowel pins and set screws.' },
    },
    allProducts: 'Open the whole catalogue',
    productsError: 'The product groups could not be loaded. The catalogue may still open.',
    contactTitle: 'Contact',
    contactLead:
      'Write or call in English; you reach the technical sales team directly and have an answer within one working day.',
    contact: {
      phone: 'Telephone',
      email: 'E-mail',
      address: 'Address',
      hours: 'Office hours (Istanbul, UTC+3)',
      weekdays: 'Monday to Friday',
      saturday: 'Saturday',
      mailSubject: 'Enquiry from the website',
    },
    askFor: 'A quote comes fastest with',
    askItems: [
      'code or standard and dimensions',
      'quantity and desired date',
      'drawing, if the part deviates',
      'country and town of delivery',
    ],
  },
  de: {
    title: 'Normalien für Formen- und Werkzeugbau aus Istanbul',
    lead: 'Führungssäulen und -buchsen, Auswerferstifte, Druckfedern, Kühl- und Heißkanalelemente: nach DIN und ISO gefertigt, vor dem Verpacken gemessen, an Werkzeugbauer in fünfzehn Ländern und mehr geliefert.',
    write: 'Angebot anfragen',
    facts: {
      founded: 'Gegründet',
      groups: 'Hauptgruppen im Programm',
      varieties: 'Abmessungen im Katalog',
      countries: 'Exportländer',
    },
    companyTitle: 'Hersteller, nicht Händler',
    company: [
      'Wir haben 1999 zu dritt mit einer spitzenlosen Schleifmaschine begonnen. Heute stehen Drehen, Wärmebehandlung, Schleifen, Messraum und Lager gemeinsam in Istanbul: Zwischen Stange und Karton gibt ein Teil niemand aus der Hand. Ein Servicestandort in Bursa hält Lagerteile nahe der Automobilindustrie.',
      'Unsere Kunden bauen Spritzgieß-, Press- und Folgeverbundwerkzeuge für Automobil, Hausgeräte und Maschinenbau. Sie bestellen nach zehn Jahren denselben Code und erhalten dasselbe Teil.',
    ],
    pointsTitle: 'Worauf Sie sich verlassen können',
    points: [
      {
        title: 'Nach Norm',
        text: 'Maße, Werkstoffe und Toleranzen nach DIN und ISO sind für jede Abmessung angegeben; Abweichungen fertigen wir nach Ihrer Zeichnung.',
      },
      {
        title: 'Gemessen',
        text: 'Funktionsflächen werden zu hundert Prozent geprüft. Messberichte und Werkstoffzeugnisse auf Wunsch.',
      },
      { title: 'Ab Lager', text: 'Die Ausfuhrpapiere erstellen wir.' },
    ],
    dispatch: (time) =>
      `Lagerteile verlassen uns am selben Tag, wenn die Bestellung vor ${time} Uhr (Istanbul) bestätigt ist.`,
    delivery: (days) => `Auftragsgefertigte Teile verlassen uns in ${days} Werktagen.`,
    productsTitle: 'Produktgruppen',
    productsLead: 'Der Katalog selbst ist auf Türkisch; Codes, Maße und Zeichnungen liest man überall gleich.',
    products: {
      'kolon-ve-burclar': {
        name: 'Führungssäulen und -buchsen',
        text: 'Säulen, Buchsen, Zentrierhülsen und Kugelkäfige für Formen und Säulengestelle.',
      },
      'itici-pimler': {
        name: 'Auswerferstifte',
        text: 'Gehärtete und nitrierte Stifte, abgesetzte und Flachauswerfer, Schneidstempel.',
      },
      'itici-yuksukleri': {
        name: 'Auswerferhülsen',
        text: 'Hülsen mit zylindrischem oder kegeligem Kopf, mit Kernstiften.',
      },
      'kalip-yaylari': {
        name: 'Werkzeugdruckfedern',
        text: 'Federn nach ISO 10243 in vier Lastklassen, mit Führungsbolzen.',
      },
      'yolluk-burclari-ve-flanslar': {
        name: 'Angießbuchsen und Zentrierflansche',
        text: 'Zwischen Maschinendüse und Form: Angießbuchsen und Zentrierflansche.',
      },
      'sogutma-elemanlari': {
        name: 'Kühlelemente',
        text: 'Nippel, Kupplungen, Stopfen, Umlenkbleche, Spiralkerne und O-Ringe.',
      },
      'kilit-ve-merkezleme': {
        name: 'Verriegelung und Zentrierung',
        text: 'Richten Formhälften genau aus und steuern die Öffnungsfolge.',
      },
      'kalip-plakalari': { name: 'Formplatten', text: 'Geschliffene Platten, Leisten und Stützrollen.' },
      'maca-surgu-elemanlari': {
        name: 'Schieberelemente',
        text: 'Bewegen, führen und halten Schieber für Hinterschnitte.',
      },
      'sicak-yolluk': { name: 'Heißkanal', text: 'Düsen, Heizelemente und Thermofühler.' },
      'kaldirma-elemanlari': { name: 'Heben', text: 'Ring- und Wirbelschrauben mit Tragfähigkeitsangabe.' },
      'tarih-kaseleri': {
        name: 'Datumstempel',
        text: 'Datum- und Werkstoffstempel, im Werkzeug mit dem Schraubendreher verstellbar.',
      },
      'baglanti-elemanlari': {
        name: 'Verbindungselemente',
        text: 'Zylinderschrauben, Zylinderstifte und Gewindestifte.',
      },
    },
    allProducts: 'Gesamten Katalog öffnen',
    productsError: 'Die Produktgruppen konnten nicht geladen werden. Der Katalog lässt sich vielleicht dennoch öffnen.',
    contactTitle: 'Kontakt',
    contactLead:
      'Schreiben Sie uns auf Deutsch oder Englisch; Sie erreichen direkt den technischen Vertrieb und haben binnen eines Werktags Antwort.',
    contact: {
      phone: 'Telefon',
      email: 'E-Mail',
      address: 'Anschrift',
      hours: 'Bürozeiten (Istanbul, UTC+3)',
      weekdays: 'Montag bis Freitag',
      saturday: 'Samstag',
      mailSubject: 'Anfrage über die Website',
    },
    askFor: 'Am schnellsten geht es mit',
    askItems: [
      'Code oder Norm und Maßen',
      'Stückzahl und Wunschtermin',
      'Zeichnung, falls das Teil abweicht',
      'Land und Ort der Lieferung',
    ],
  },
};
