import type { GalerieContent } from './shape.ts'

/** Photo galleries from the archive of the town. */
export const galerien: GalerieContent[] = [
  {
    titel: { de: 'Vier Jahreszeiten im Silbertal', en: 'Four seasons in the Silbertal' },
    einleitung: {
      de: 'Von der Obstblüte bis zum ersten Schnee: acht Ansichten derselben Landschaft.',
      en: 'From blossom to the first snow: eight views of one landscape.',
    },
    text: {
      de: `Die Aufnahmen entstanden zwischen März und Januar, die meisten vor acht Uhr früh. Alle Orte erreichen Sie zu Fuß oder mit der [Bergbahn](/de/bergbahn/).`,
      en: `The pictures were taken between March and January, most of them before eight in the morning. All the places can be reached on foot or by [funicular](/en/funicular/).`,
    },
    tag: -25,
    bilder: [
      {
        bild: 'streuobst',
        bildtext: { de: 'Anfang Mai über der Stadt', en: 'Early May above the town' },
      },
      { bild: 'tal-sommer' },
      {
        bild: 'schlucht',
        bildtext: {
          de: 'Juli in der Silberschlucht, 17 Grad',
          en: 'July in the Silber gorge, 17 °C',
        },
      },
      { bild: 'tal-abend' },
      { bild: 'kurpark-herbst' },
      {
        bild: 'nebelmeer',
        bildtext: { de: 'November: oben Sonne, unten Grau', en: 'November: sun above, grey below' },
      },
      { bild: 'bergbahn-winter' },
      {
        bild: 'winter',
        bildtext: {
          de: 'Der erste Schnee, kurz nach sieben',
          en: 'The first snow, just after seven',
        },
      },
    ],
  },
  {
    titel: { de: 'Thermennacht im Badehaus', en: 'Thermal night at the bath house' },
    einleitung: {
      de: 'Gedämpftes Licht, Musik im Gewölbe und um zehn Uhr die Sterne.',
      en: 'Low light, music beneath the vault and, at ten o’clock, the stars.',
    },
    text: {
      de: `Einmal im Monat bleibt das [Badehaus](/de/thermalbad/) bis Mitternacht geöffnet. Fotografiert wurde vor dem Einlass; von unseren Gästen zeigen wir keine Gesichter.`,
      en: `Once a month the [bath house](/en/thermal-bath/) stays open until midnight. The pictures were taken before opening; we do not show our guests’ faces.`,
    },
    tag: -48,
    bilder: [
      { bild: 'thermennacht' },
      {
        bild: 'therme-innen',
        bildtext: { de: 'Eine Stunde vor dem Einlass', en: 'An hour before opening' },
      },
      { bild: 'badehaus' },
      {
        bild: 'wandelhalle',
        bildtext: { de: 'Nebenan gibt es Tee', en: 'Tea is served next door' },
      },
    ],
  },
  {
    titel: {
      de: 'Rossini-Festival: die schönsten Abende',
      en: 'Rossini Festival: the best evenings',
    },
    einleitung: {
      de: 'Bühne, Graben, Loge: Bilder aus drei Spielorten.',
      en: 'Stage, pit and box: pictures from three venues.',
    },
    text: {
      de: `Siebzehn Tage, drei Häuser, ein Komponist. Das Programm des nächsten Sommers finden Sie beim [Rossini-Festival](/de/rossini/).`,
      en: `Seventeen days, three venues, one composer. Next summer’s programme is on the [Rossini Festival](/en/rossini/) page.`,
    },
    tag: -125,
    bilder: [
      { bild: 'festival-buehne' },
      { bild: 'festival-saal' },
      { bild: 'festival-graben' },
      { bild: 'festival-waldbuehne' },
      { bild: 'festival-wandelhalle' },
      {
        bild: 'theater',
        bildtext: { de: 'Applaus nach dem zweiten Finale', en: 'Applause after the second finale' },
      },
      { bild: 'konzerthaus' },
    ],
  },
  {
    titel: { de: 'Altstadt zu früher Stunde', en: 'The old town early in the day' },
    einleitung: {
      de: 'Bevor die Läden öffnen, gehört die Badgasse den Bäckern und den Katzen.',
      en: 'Before the shops open, Badgasse belongs to bakers and cats.',
    },
    text: {
      de: `Ein Spaziergang vom Bahnhof zum Marktplatz, zwischen fünf und acht Uhr. Wer ihn nachgehen möchte: Die Abendrunde führt auch morgens an allem vorbei.`,
      en: `A stroll from the station to the market square, between five and eight. If you would like to follow it: the evening round passes everything in the morning, too.`,
    },
    tag: -70,
    bilder: [
      { bild: 'backstube' },
      { bild: 'gasse' },
      {
        bild: 'marktplatz',
        bildtext: {
          de: 'Sechs Uhr, der Brunnen läuft schon',
          en: 'Six o’clock, the fountain is already running',
        },
      },
      { bild: 'bahnhof', bildtext: { de: 'Der Zug um 6:12 Uhr', en: 'The 6.12 train' } },
      { bild: 'muehlbach' },
    ],
  },
  {
    titel: { de: 'Familientag auf der Oberwies', en: 'Family day at Oberwies' },
    einleitung: {
      de: 'Baumhäuser, Bootsrennen, Stockbrot: der erste Sonntag der Ferien.',
      en: 'Tree houses, boat races, bread on sticks: the first Sunday of the holidays.',
    },
    text: {
      de: `Über 300 Kinder waren dabei. Der nächste Familientag steht im [Veranstaltungskalender](/de/veranstaltungen/).`,
      en: `More than 300 children took part. The next family day is in the [events calendar](/en/events/).`,
    },
    tag: -110,
    bilder: [
      { bild: 'waldspielplatz' },
      {
        bild: 'muehlbach',
        bildtext: {
          de: 'Das schnellste Boot war aus Kork',
          en: 'The fastest boat was made of cork',
        },
      },
      { bild: 'radweg' },
      {
        bild: 'stellplatz',
        bildtext: { de: 'Zum Schluss wird gesungen', en: 'It ends with singing' },
      },
      { bild: 'kurgarten' },
    ],
  },
  {
    titel: { de: 'Wege in die Höhe', en: 'Paths to the heights' },
    einleitung: {
      de: 'Was man sieht, wenn man losgeht: vom Quellenweg bis zum Hohen Stein.',
      en: 'What you see when you set off: from the Springs Trail to the Hoher Stein.',
    },
    text: {
      de: `Zwölf Touren mit Länge, Gehzeit und Höhenmetern haben wir für Sie aufgeschrieben; alle stehen unter [Touren auf der Karte](/de/wandern-und-natur/touren/).`,
      en: `We have written down twelve tours with length, time and climb; all of them are under [Tours on the map](/en/walking-and-nature/tours/).`,
    },
    tag: -15,
    bilder: [
      { bild: 'waldweg' },
      { bild: 'wegweiser' },
      { bild: 'bergbahn' },
      { bild: 'aussichtsturm' },
      { bild: 'karsee' },
      {
        bild: 'rodeln',
        bildtext: { de: 'Und im Winter wieder hinunter', en: 'And down again in winter' },
      },
    ],
  },
]
