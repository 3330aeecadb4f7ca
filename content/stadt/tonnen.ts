import type { AbfallartContent } from './shape.ts'

/** What is fetched from each house every few weeks, and what belongs in. */
export const tonnen: AbfallartContent[] = [
  {
    key: 'restmuell',
    titel: { de: 'Restmüll', en: 'Residual waste' },
    behaelter: { de: 'Graue Tonne, 60 bis 240 Liter', en: 'Grey bin, 60 to 240 litres' },
    text: {
      de: 'Alle zwei Wochen. Bitte stellen Sie die Tonne bis 6:00 Uhr mit dem Griff zur Straße hinaus.',
      en: 'Every two weeks. Please put the bin out by 06:00 with its handle towards the road.',
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
]
