import type { AbfallartContent } from './shape.ts'

/** What is collected on a few days of the year or brought, and what belongs in. */
export const sammlungen: AbfallartContent[] = [
  {
    key: 'gruenschnitt',
    titel: { de: 'Grünschnitt', en: 'Garden cuttings' },
    behaelter: {
      de: 'Bündel bis 1,50 Meter, mit Naturschnur gebunden',
      en: 'Bundles of up to 1.50 metres, tied with natural string',
    },
    text: {
      de: 'Dreimal im Jahr, im März, Oktober und November, höchstens zwei Kubikmeter je Haushalt. Zwischendurch nimmt der Häckselplatz Oberwies samstags von 9:00 bis 13:00 Uhr alles an.',
      en: 'Three times a year, in March, October and November, up to two cubic metres per household. In between, the Oberwies chipping yard is open on Saturdays from 09:00 to 13:00.',
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
