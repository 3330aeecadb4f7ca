import type { AbfallartContent } from './shape.ts'

/** What is collected, and what belongs in. */
export const abfallarten: AbfallartContent[] = [
  {
    key: 'restmuell',
    titel: { de: 'Restmüll', en: 'Residual waste' },
    behaelter: { de: 'Graue Tonne, 60 bis 240 Liter', en: 'Grey bin, 60 to 240 litres' },
    text: {
      de: 'Alle zwei Wochen. Bitte stellen Sie die Tonne bis 6:00 Uhr mit dem Griff zur Straße hinaus.',
      en: 'Every two weeks. Please put the bin out by 6 am with its handle towards the road.',
    },
    hinein: {
      de: [
        'Windeln und Hygieneartikel',
        'Kehricht und Staubsaugerbeutel',
        'kalte Asche',
        'verschmutztes Papier, Tapeten, Fotos',
        'Porzellan, Spiegel und Fensterglas in kleinen Mengen',
        'Katzenstreu',
      ],
      en: [
        'Nappies and sanitary items',
        'Sweepings and vacuum cleaner bags',
        'Cold ash',
        'Soiled paper, wallpaper, photographs',
        'Small amounts of china, mirrors and window glass',
        'Cat litter',
      ],
    },
    nichtHinein: {
      de: [
        'Batterien und Akkus',
        'Elektrogeräte, auch kleine',
        'Farben und Lacke',
        'Bauschutt',
        'alles, was in eine andere Tonne gehört',
      ],
      en: [
        'Batteries of any kind',
        'Electrical appliances, however small',
        'Paints and varnishes',
        'Rubble',
        'Anything that belongs in another bin',
      ],
    },
    farbe: '#4b4f54',
    icon: 'tonne',
    sortierung: 10,
  },
  {
    key: 'biomuell',
    titel: { de: 'Biomüll', en: 'Food and garden waste' },
    behaelter: { de: 'Braune Tonne, 60 oder 120 Liter', en: 'Brown bin, 60 or 120 litres' },
    text: {
      de: 'Alle zwei Wochen, von Juni bis September jede Woche. Eine Lage Zeitungspapier am Boden hält die Tonne im Winter frei von Frost und im Sommer trocken.',
      en: 'Every two weeks, and weekly from June to September. A layer of newspaper at the bottom keeps the bin from freezing in winter and dry in summer.',
    },
    hinein: {
      de: [
        'Obst- und Gemüsereste',
        'gekochte Speisen ohne Soße',
        'Kaffeesatz und Teebeutel',
        'Eierschalen',
        'Schnittblumen, Laub und Rasenschnitt',
        'Küchenpapier',
      ],
      en: [
        'Fruit and vegetable scraps',
        'Cooked food without sauce',
        'Coffee grounds and tea bags',
        'Eggshells',
        'Cut flowers, leaves and grass',
        'Kitchen paper',
      ],
    },
    nichtHinein: {
      de: [
        'Plastiktüten, auch „kompostierbare“',
        'Katzenstreu',
        'Asche',
        'Steine und Erde',
        'flüssige Speisereste und Öl',
      ],
      en: [
        'Plastic bags, even “compostable” ones',
        'Cat litter',
        'Ash',
        'Stones and soil',
        'Liquid food and oil',
      ],
    },
    farbe: '#7a4b22',
    icon: 'biotonne',
    sortierung: 20,
  },
  {
    key: 'papier',
    titel: { de: 'Papier', en: 'Paper and card' },
    behaelter: { de: 'Blaue Tonne, 240 Liter', en: 'Blue bin, 240 litres' },
    text: {
      de: 'Alle vier Wochen. Große Kartons reißen Sie bitte auseinander; was nicht hineinpasst, nimmt der Wertstoffhof kostenlos an.',
      en: 'Every four weeks. Please tear large boxes apart; the recycling yard takes what does not fit, free of charge.',
    },
    hinein: {
      de: [
        'Zeitungen und Prospekte',
        'Kartons, flach gefaltet',
        'Hefte und Bücher ohne Einband',
        'Briefumschläge, auch mit Fenster',
        'Papiertüten',
      ],
      en: [
        'Newspapers and leaflets',
        'Cardboard, folded flat',
        'Exercise books and books without covers',
        'Envelopes, windows included',
        'Paper bags',
      ],
    },
    nichtHinein: {
      de: [
        'Kassenbons aus Thermopapier',
        'Getränkekartons',
        'beschichtetes Backpapier',
        'Tapeten',
        'Papiertaschentücher',
      ],
      en: [
        'Till receipts on thermal paper',
        'Drinks cartons',
        'Coated baking paper',
        'Wallpaper',
        'Paper handkerchiefs',
      ],
    },
    farbe: '#1f5f9e',
    icon: 'papiertonne',
    sortierung: 30,
  },
  {
    key: 'gelber-sack',
    titel: { de: 'Gelber Sack', en: 'Yellow bag' },
    behaelter: {
      de: 'Gelbe Säcke, Rollen gibt es im Bürgerbüro und in der Tourist-Information',
      en: 'Yellow bags, available in rolls from the citizens’ office and tourist information',
    },
    text: {
      de: 'Alle vier Wochen. Bitte legen Sie die Säcke erst am Morgen hinaus: Füchse und Krähen sind früher da als der Wagen.',
      en: 'Every four weeks. Please put the bags out in the morning, not the evening before: foxes and crows get there first.',
    },
    hinein: {
      de: [
        'Joghurtbecher, ausgelöffelt genügt',
        'Tuben, Flaschen und Folien aus Kunststoff',
        'Konservendosen und Alufolie',
        'Getränkekartons',
        'Styropor von Verpackungen',
      ],
      en: [
        'Yoghurt pots – no need to rinse',
        'Plastic tubes, bottles and film',
        'Tins and aluminium foil',
        'Drinks cartons',
        'Polystyrene packaging',
      ],
    },
    nichtHinein: {
      de: [
        'Spielzeug und Haushaltsgegenstände',
        'Glas',
        'Pfandflaschen',
        'volle Spraydosen',
        'CDs und Kabel',
      ],
      en: [
        'Toys and household goods',
        'Glass',
        'Returnable bottles',
        'Aerosols that are not empty',
        'CDs and cables',
      ],
    },
    farbe: '#b58900',
    icon: 'gelber-sack',
    sortierung: 40,
  },
  {
    key: 'gruenschnitt',
    titel: { de: 'Grünschnitt', en: 'Garden cuttings' },
    behaelter: {
      de: 'Bündel bis 1,50 Meter, mit Naturschnur gebunden',
      en: 'Bundles of up to 1.50 metres, tied with natural string',
    },
    text: {
      de: 'Dreimal im Jahr, im März, Oktober und November, höchstens zwei Kubikmeter je Haushalt. Zwischendurch nimmt der Häckselplatz Oberwies samstags von 9:00 bis 13:00 Uhr alles an.',
      en: 'Three times a year, in March, October and November, up to two cubic metres per household. In between, the Oberwies chipping yard is open on Saturdays from 9 am to 1 pm.',
    },
    hinein: {
      de: [
        'Äste bis zehn Zentimeter Dicke',
        'Hecken- und Baumschnitt',
        'Stauden',
        'Laub in Papiersäcken',
      ],
      en: [
        'Branches up to ten centimetres thick',
        'Hedge and tree cuttings',
        'Perennials',
        'Leaves in paper sacks',
      ],
    },
    nichtHinein: {
      de: ['Draht und Kunststoffschnur', 'Wurzelstöcke', 'behandeltes Holz', 'Plastiksäcke'],
      en: ['Wire and plastic string', 'Tree stumps', 'Treated wood', 'Plastic sacks'],
    },
    farbe: '#3a7d34',
    icon: 'gruenschnitt',
    sortierung: 50,
  },
  {
    key: 'schadstoffe',
    titel: { de: 'Schadstoffmobil', en: 'Hazardous waste lorry' },
    text: {
      de: 'Viermal im Jahr an zwei Plätzen. Sie dürfen zu jedem der beiden kommen; bitte stellen Sie nichts unbeaufsichtigt ab.',
      en: 'Four times a year at two places. You may use either; please leave nothing unattended.',
    },
    hinein: {
      de: [
        'Farben, Lacke, Verdünner',
        'Pflanzenschutzmittel',
        'Energiesparlampen und Leuchtröhren',
        'Batterien und Akkus',
        'Altöl bis zehn Liter',
        'Spraydosen mit Rest',
      ],
      en: [
        'Paints, varnishes, thinners',
        'Pesticides',
        'Energy-saving lamps and tubes',
        'Batteries of any kind',
        'Used oil, up to ten litres',
        'Partly full aerosols',
      ],
    },
    nichtHinein: {
      de: [
        'getrocknete Wandfarbe (gehört in den Restmüll)',
        'Elektrogeräte (zum Wertstoffhof)',
        'Munition und Feuerwerk (Polizei)',
        'Asbest',
      ],
      en: [
        'Dried wall paint (residual waste)',
        'Electrical appliances (recycling yard)',
        'Ammunition and fireworks (police)',
        'Asbestos',
      ],
    },
    farbe: '#b3261e',
    icon: 'schadstoffe',
    sortierung: 60,
  },
  {
    key: 'weihnachtsbaum',
    titel: { de: 'Weihnachtsbäume', en: 'Christmas trees' },
    text: {
      de: 'Einmal im Januar. Die Jugendfeuerwehr sammelt die Bäume und freut sich über eine Spende für ihre Zeltlagerkasse.',
      en: 'Once in January. The youth fire brigade collects the trees and is glad of a donation towards its summer camp.',
    },
    hinein: {
      de: ['Bäume bis drei Meter Höhe', 'Adventskränze ohne Draht'],
      en: ['Trees up to three metres tall', 'Advent wreaths without wire'],
    },
    nichtHinein: {
      de: ['Lametta und Kugeln', 'Christbaumständer', 'Bäume aus Kunststoff'],
      en: ['Tinsel and baubles', 'Tree stands', 'Artificial trees'],
    },
    farbe: '#14532d',
    icon: 'weihnachtsbaum',
    sortierung: 70,
  },
  {
    key: 'sperrmuell',
    titel: { de: 'Sperrmüll', en: 'Bulky waste' },
    text: {
      de: 'Auf Anmeldung, zweimal im Jahr ohne Aufpreis: Bürgerbüro, 030 23125-110. Sie erhalten innerhalb von drei Wochen einen Termin.',
      en: 'By appointment, twice a year at no extra charge: citizens’ office, +49 30 23125-110. You will be given a date within three weeks.',
    },
    hinein: {
      de: ['Möbel', 'Matratzen und Teppiche', 'Koffer und Körbe', 'Fahrräder und Schlitten'],
      en: ['Furniture', 'Mattresses and carpets', 'Suitcases and baskets', 'Bicycles and sledges'],
    },
    nichtHinein: {
      de: ['Elektrogeräte', 'Bauschutt, Türen und Fenster', 'Autoreifen', 'Säcke mit Restmüll'],
      en: [
        'Electrical appliances',
        'Rubble, doors and windows',
        'Car tyres',
        'Sacks of residual waste',
      ],
    },
    farbe: '#5b3f8c',
    icon: 'sperrmuell',
    sortierung: 80,
  },
]
