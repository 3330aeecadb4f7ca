import type { TourContent } from './shape.ts'
import { tourenKurz } from './touren-kurz.ts'
import { wege } from './touren-wege.ts'
import { tourenWeit } from './touren-weit.ts'
import { tourenWinter } from './touren-winter.ts'
import { trackDurch } from './track.ts'

/** Walks of some hours. */
const halbtags: TourContent[] = [
  {
    key: 'quellenweg',
    titel: { de: 'Quellenweg', en: 'Springs Trail' },
    art: 'wandern',
    einleitung: {
      de: 'Fünf Brunnen, drei davon mit Trinkwasser, und zum Schluss die alte Mühle.',
      en: 'Five fountains, three of them with drinking water, and the old mill at the end.',
    },
    text: {
      de: `Der Weg beginnt mit einem Schluck Heilwasser und endet mit einem Stück Mühlenbrot. Dazwischen liegt ein stiller Hangweg mit Blick auf die Dächer; die Hälfte ist im Schatten. Mit einem geländegängigen Kinderwagen kommen Sie überall durch.`,
      en: `The walk starts with a sip of healing water and ends with a slice of mill bread. In between is a quiet path along the slope with views of the roofs; half of it is shaded. A sturdy pushchair will manage all of it.`,
    },
    weg: {
      de: `1. Von der Wandelhalle durch die Kastanienallee zum Musikpavillon und dort rechts hinauf zum Kohlbrunnen.
2. Auf gleicher Höhe zum Jägerbrunnen und weiter zum Steinbruch.
3. Über die Treppe oder die Kehre hinab zum Gerberbrunnen und am Bahnhof vorbei zur Mühle.
4. Über die Wiesen zurück zum Kurpark.`,
      en: `1. From the pump room along the chestnut avenue to the bandstand, then right and up to the charcoal burners’ spring.
2. Along the slope to the huntsman’s fountain and on to the quarry.
3. Down by the steps or the bend to the tanners’ fountain, past the station to the mill.
4. Back across the meadows to the spa park.`,
    },
    laenge: 7.2,
    dauer: 120,
    aufstieg: 120,
    abstieg: 120,
    schwierigkeit: 'leicht',
    rundtour: true,
    barrierefrei: false,
    kinderwagen: true,
    belag: {
      de: 'Feiner Schotter, im Kurpark und in der Stadt Asphalt',
      en: 'Fine gravel, asphalt in the spa park and the town',
    },
    hinweis: {
      de: 'Im Winter bis 10:00 Uhr geräumt. Feiner Schotter, höchstens zwölf Prozent Steigung.',
      en: 'Cleared by 10:00 in winter. Fine gravel, gradients of twelve per cent at most.',
    },
    markierung: { de: 'Blaue Raute', en: 'Blue diamond' },
    start: { de: 'Wandelhalle im Kurpark', en: 'Pump room in the spa park' },
    anreise: {
      de: 'Acht Minuten zu Fuß vom Bahnhof. Parken: P1 Badehaus.',
      en: 'Eight minutes on foot from the station. Parking: P1 Bath house.',
    },
    bild: 'waldweg',
    bilder: [{ bild: 'waldweg' }, { bild: 'muehlbach' }, { bild: 'kurpark' }],
    pois: [
      'wandelhalle',
      'musikpavillon',
      'kohlbrunnen',
      'steinbruch',
      'gerberbrunnen',
      'alte-muehle',
    ],
    wegpunkte: [
      {
        art: 'toilette',
        km: 0,
        hinweis: { de: 'In der Wandelhalle.', en: 'In the pump room.' },
      },
      {
        art: 'bank',
        km: 1.6,
        hinweis: { de: 'Im Schatten, mit Lehne.', en: 'In the shade, with a backrest.' },
      },
      {
        art: 'trinkwasser',
        km: 2.4,
        hinweis: { de: 'Von Mai bis Oktober.', en: 'From May to October.' },
      },
      { art: 'bank', km: 3.1 },
      {
        art: 'unterstand',
        km: 3.8,
        hinweis: { de: 'Am Steinbruch.', en: 'At the quarry.' },
      },
      { art: 'bank', km: 5.5 },
    ],
    track: trackDurch(wege.quellenweg, 7.2),
    sortierung: 10,
  },
  {
    key: 'silberblick',
    titel: { de: 'Silberblick', en: 'Silberblick' },
    art: 'wandern',
    einleitung: {
      de: 'Steil hinauf durch die Tannenhalde, dann über Bergwiesen mit weitem Blick nach Süden.',
      en: 'Steeply up through the fir woods, then across mountain meadows with wide views to the south.',
    },
    text: {
      de: `Die ersten zwei Kilometer kosten Atem, danach geht es sich von selbst. Am Wegweiser warten der Fotopunkt und, von Mittwoch bis Sonntag, die Vesperstube. Wer am späten Nachmittag geht, sieht unten den Fluss glänzen.`,
      en: `The first two kilometres take your breath, after that it is easy going. The photo point waits at the signpost and, from Wednesday to Sunday, so does the Vesperstube. Go in the late afternoon and you will see the river gleam below.`,
    },
    weg: {
      de: `1. Vom Marktbrunnen über die Kirchgasse zur Tannenhalde und dem Zeichen steil bergan folgen.
2. Am Silberblick links über die Wiesen, in weitem Bogen um die Kuppe.
3. Durch den Hochwald zurück und über den Steinbruchweg in die Stadt.`,
      en: `1. From the market fountain along Kirchgasse to the Tannenhalde and steeply up, following the waymarks.
2. Left across the meadows at Silberblick, in a wide arc around the summit.
3. Back through the forest and down Steinbruchweg into the town.`,
    },
    laenge: 9.8,
    dauer: 180,
    aufstieg: 410,
    abstieg: 410,
    schwierigkeit: 'mittel',
    rundtour: true,
    barrierefrei: false,
    belag: {
      de: 'Waldpfad mit Wurzeln, oben Wiesenweg',
      en: 'Woodland path with roots, meadow path at the top',
    },
    saison: [4, 11],
    markierung: { de: 'Rote Raute', en: 'Red diamond' },
    start: { de: 'Marktbrunnen', en: 'Market fountain' },
    anreise: {
      de: 'Drei Minuten zu Fuß vom Bahnhof. Parken: P2 Bahnhof.',
      en: 'Three minutes on foot from the station. Parking: P2 Station.',
    },
    bild: 'wegweiser',
    bilder: [
      { bild: 'wegweiser' },
      { bild: 'gasthof', bildtext: { de: 'Die Vesperstube', en: 'The Vesperstube' } },
      { bild: 'tal-abend' },
    ],
    pois: ['marktbrunnen', 'stadtkirche', 'silberblick', 'vesperstube'],
    track: trackDurch(wege.silberblick, 9.8),
    sortierung: 20,
  },
]

/** The tours of the valley, in their order. */
export const touren: TourContent[] = [...halbtags, ...tourenKurz, ...tourenWeit, ...tourenWinter]
