import type { VeranstaltungContent } from '../shape.ts'
import { am, type Tag } from '../tage.ts'

const kurorchester = {
  ort: 'Konzerthaus, Großer Saal',
  zeitVon: '15:30',
  zeitBis: '17:00',
  preis: { de: '6,00 €, mit Silberkarte frei', en: '€6.00, free with the Silberkarte' },
  barrierefrei: true,
  rubriken: ['konzert'],
  veranstalter: 'Kurverwaltung Bad Silberbronn',
} satisfies Partial<VeranstaltungContent>

/** Concerts, opera and theatre. */
export const konzerte = (heute: Tag): VeranstaltungContent[] => [
  {
    ...kurorchester,
    titel: {
      de: 'Kurkonzert: Operette am Nachmittag',
      en: 'Spa concert: an afternoon of operetta',
    },
    von: am(heute, 'so', 0),
    bild: 'konzerthaus',
    kurztext: {
      de: 'Das Kurorchester spielt Walzer, Märsche und Lieder aus Wiener Operetten.',
      en: 'The spa orchestra plays waltzes, marches and songs from Viennese operetta.',
    },
    text: {
      de: `Anderthalb Stunden heitere Musik unter der Leitung von Henrike Aldinger, dazu Geschichten aus der Zeit, als die Operette nach Bad Silberbronn kam.

Die Pause dauert 15 Minuten; im Foyer gibt es Kaffee und Kirschkuchen vom Landfrauenverein.`,
      en: `An hour and a half of cheerful music under Henrike Aldinger, with stories from the days when operetta came to Bad Silberbronn.

There is a 15-minute interval with coffee and cherry cake in the foyer.`,
    },
  },
  {
    ...kurorchester,
    titel: { de: 'Kurkonzert: Musik aus dem Norden', en: 'Spa concert: music from the north' },
    von: am(heute, 'so', 3),
    bild: 'konzerthaus',
    kurztext: {
      de: 'Nordische Tänze und Suiten mit dem Kurorchester.',
      en: 'Nordic dances and suites with the spa orchestra.',
    },
    text: {
      de: `Das Kurorchester widmet den Nachmittag Komponistinnen und Komponisten aus Skandinavien. Die Solistin am Horn ist Marit Stenvik.`,
      en: `The spa orchestra devotes the afternoon to composers from Scandinavia, with Marit Stenvik as soloist on the horn.`,
    },
  },
  {
    titel: { de: 'Serenade bei Kerzenlicht', en: 'Serenade by candlelight' },
    von: am(heute, 'fr', 1),
    zeitVon: '19:30',
    zeitBis: '21:15',
    ort: 'Wandelhalle im Kurpark',
    kurztext: {
      de: 'Das Silbertal-Quartett spielt zwei Streichquartette zwischen 300 Kerzen.',
      en: 'The Silbertal Quartet plays two string quartets among 300 candles.',
    },
    text: {
      de: `Zwei Streichquartette, 300 Kerzen und keine Pause: Das Silbertal-Quartett spielt ein ruhiges Programm, in dem auch die Stille zu hören ist.

Alle 120 Plätze sind verkauft. Zurückgegebene Karten erhalten Sie ab 18:45 Uhr an der Abendkasse.`,
      en: `Two string quartets, 300 candles and no interval: the Silbertal Quartet offers a quiet programme in which the silences count too.

All 120 seats have been sold. Returned tickets are available at the door from 18:45.`,
    },
    bild: 'kurpark-herbst',
    rubriken: ['konzert'],
    status: 'ausverkauft',
    statusgrund: {
      de: 'Alle Karten sind verkauft, Restkarten an der Abendkasse.',
      en: 'All tickets have been sold; returns at the door.',
    },
    preis: { de: '22,00 €', en: '€22.00' },
    barrierefrei: true,
    veranstalter: 'Förderkreis Kammermusik Bad Silberbronn e. V.',
  },
  {
    titel: {
      de: 'Rossini-Festival: Vorschau mit jungen Stimmen',
      en: 'Rossini Festival: a preview with young voices',
    },
    von: am(heute, 'sa', 4),
    zeitVon: '19:00',
    zeitBis: '21:30',
    ort: 'Kurtheater',
    kurztext: {
      de: 'Sechs Sängerinnen und Sänger der Akademie zeigen Ausschnitte aus dem kommenden Festivalprogramm.',
      en: 'Six singers from the academy perform excerpts from the coming festival programme.',
    },
    text: {
      de: `Vor dem Rossini-Festival im Juli stellt sich der neue Jahrgang der Akademie vor: Arien und Ensembles aus zwei komischen Opern, am Flügel begleitet von Tommaso Bellandi.

Nach der Vorstellung stehen die Mitwirkenden im Foyer für Fragen bereit.`,
      en: `Ahead of the Rossini Festival in July, the academy’s new class introduces itself with arias and ensembles from two comic operas, accompanied at the piano by Tommaso Bellandi.

After the performance the singers will be in the foyer to answer questions.`,
    },
    bild: 'theater',
    rubriken: ['rossini', 'konzert', 'theater'],
    preis: { de: '18,00 bis 34,00 €', en: '€18.00 to €34.00' },
    barrierefrei: true,
    veranstalter: 'Rossini-Festival Bad Silberbronn',
  },
  {
    titel: { de: 'Der kleine Bär und das Echo', en: 'The Little Bear and the Echo' },
    von: am(heute, 'so', 2),
    zeitVon: '11:00',
    zeitBis: '11:50',
    ort: 'Kurtheater',
    kurztext: {
      de: 'Figurentheater für Kinder ab vier Jahren.',
      en: 'Puppet theatre for children from four (in German).',
    },
    text: {
      de: `Ein kleiner Bär sucht den, der ihm am Hohen Stein immer antwortet. Das Figurentheater Holzwurm erzählt die Geschichte mit Puppen, Schatten und einer Säge, die singen kann.

Dauer 50 Minuten ohne Pause. Sitzkissen liegen bereit.`,
      en: `A little bear goes in search of whoever keeps answering him on the Hoher Stein. The Holzwurm puppet theatre tells the story with puppets, shadows and a singing saw.

50 minutes without an interval, in German. Booster cushions are provided.`,
    },
    bild: 'theater',
    rubriken: ['theater', 'familie'],
    preis: { de: 'Kinder 5,00 €, Erwachsene 8,00 €', en: 'Children €5.00, adults €8.00' },
    familien: true,
    barrierefrei: true,
    veranstalter: 'Kulturamt Bad Silberbronn',
  },
  {
    ...kurorchester,
    titel: { de: 'Festliches Konzert mit dem Stadtchor', en: 'Gala concert with the town choir' },
    von: am(heute, 'sa', 10),
    zeitVon: '19:00',
    zeitBis: '21:00',
    bild: 'konzerthaus',
    kurztext: {
      de: 'Kurorchester und 70 Sängerinnen und Sänger mit Chören aus drei Jahrhunderten.',
      en: 'The spa orchestra and 70 singers in choruses from three centuries.',
    },
    text: {
      de: `Zum ersten Mal seit dem Umbau des Podiums stehen Orchester und Stadtchor gemeinsam auf der Bühne. Um 18:15 Uhr führt Chorleiterin Dorothea Imhoff in das Programm ein.`,
      en: `For the first time since the stage was rebuilt, orchestra and town choir perform together. Choir director Dorothea Imhoff introduces the programme at 18:15.`,
    },
    preis: { de: '14,00 bis 26,00 €', en: '€14.00 to €26.00' },
  },
]
