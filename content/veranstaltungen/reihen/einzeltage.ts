import { auflagen } from '../../kalender.ts'
import { am, type Tag } from '../../tage.ts'
import { orte, veranstalter } from '../orte.ts'
import type { VeranstaltungContent } from '../shape.ts'

/** Tours, and series whose days follow no simple rule. */
export const tourenUndAbende = (heute: Tag): VeranstaltungContent[] => [
  {
    titel: {
      de: 'Stadtführung: Wasser, Brand und Badezeit',
      en: 'Town tour: water, fire and the bathing age',
    },
    von: am(heute, 'sa', -26),
    zeitVon: '14:00',
    zeitBis: '15:30',
    ort: 'Treffpunkt: Tourist-Information, Kurparkallee 2',
    kurztext: {
      de: 'Jeden Samstag anderthalb Stunden durch Altstadt, Badgasse und Kurpark.',
      en: 'Every Saturday an hour and a half through the old town, Badgasse and the spa park (in German).',
    },
    text: {
      de: `Vom Markt zur Quelle: Die Führung zeigt, was der Brand von 1692 übrig ließ, warum das Rathaus sieben Bögen bekommen sollte und sechs hat, und wie man um 1880 badete.

Der Weg ist 1,6 Kilometer lang und ohne Stufen.`,
      en: `From the market square to the spring: the tour shows what the fire of 1692 left standing, why the town hall was to have seven arches and has six, and how people bathed around 1880.

The route is 1.6 kilometres long and step-free. In German; English tours for groups on request.`,
    },
    bild: 'gasse',
    rubriken: ['fuehrung'],
    vorlage: 'fuehrung',
    preis: { de: '6,00 €, Kinder frei', en: '€6.00, children free' },
    barrierefrei: true,
    zugang: ['stufenlos', 'assistenzhund'],
    zielgruppen: ['gaeste'],
    veranstalter: veranstalter.tourist,
    serie: {
      rhythmus: 'woechentlich',
      bis: am(heute, 'sa', 78),
      zusatz: [{ am: am(heute, 'di', 2), zeitVon: '17:00', zeitBis: '18:30' }],
      aenderungen: [
        {
          am: am(heute, 'sa', 3),
          stand: 'ausverkauft',
          grund: {
            de: 'Eine Reisegruppe hat alle Plätze gebucht.',
            en: 'A group has booked every place.',
          },
        },
      ],
    },
  },
  {
    titel: {
      de: 'Mit dem Nachtwächter durch die Gassen',
      en: 'Through the lanes with the night watchman',
    },
    von: am(heute, 'fr', -20),
    zeitVon: '19:00',
    zeitBis: '20:15',
    ort: 'Treffpunkt: Marktbrunnen',
    kurztext: {
      de: 'Jeden zweiten Freitag ein Rundgang mit Laterne und Hellebarde.',
      en: 'Every other Friday a round with lantern and halberd (in German).',
    },
    text: {
      de: `Wer nach der zehnten Stunde ohne Licht angetroffen wurde, zahlte einen halben Gulden. Das und anderes erzählt der Nachtwächter auf seinem Rundgang durch die dunklen Ecken der Altstadt.

Kinder ab acht Jahren dürfen die zweite Laterne tragen.`,
      en: `Anyone found without a light after the tenth hour paid half a guilder. The night watchman tells this and other stories on his round through the dark corners of the old town.

Children aged eight and over may carry the second lantern. In German.`,
    },
    bild: 'gasse',
    rubriken: ['fuehrung', 'familie'],
    vorlage: 'fuehrung',
    preis: { de: '8,00 €, Kinder 4,00 €', en: '€8.00, children €4.00' },
    familien: true,
    veranstalter: veranstalter.tourist,
    serie: { rhythmus: 'woechentlich', abstand: 2, bis: am(heute, 'fr', 60) },
  },
  {
    titel: { de: 'Stadtspaziergang auf Englisch', en: 'Town walk in English' },
    von: am(heute, 'so', 0),
    zeitVon: '11:00',
    zeitBis: '12:15',
    ort: 'Treffpunkt: Tourist-Information, Kurparkallee 2',
    kurztext: {
      de: 'An fünf Sonntagen erzählt Fiona Macready die Stadt auf Englisch.',
      en: 'On five Sundays Fiona Macready tells the town’s story in English.',
    },
    text: {
      de: 'Fiona Macready kam 1994 zur Kur und blieb. Ihr Spaziergang handelt von Prinzen, Pferden und der Frage, warum das Wasser nach Eiern riecht.',
      en: 'Fiona Macready came for a cure in 1994 and stayed. Her walk is about princes, horses and why the water smells of eggs.',
    },
    bild: 'marktplatz',
    rubriken: ['fuehrung'],
    vorlage: 'fuehrung',
    preis: { de: '6,00 €', en: '€6.00' },
    barrierefrei: true,
    zielgruppen: ['gaeste'],
    veranstalter: veranstalter.tourist,
    serie: {
      rhythmus: 'einzeln',
      zusatz: [3, 7, 12, 20].map((week) => ({ am: am(heute, 'so', week) })),
    },
  },
  {
    ...orte.kleinerSaal,
    titel: { de: 'Literatur am Kachelofen', en: 'Literature by the tiled stove' },
    von: am(heute, 'di', 0),
    zeitVon: '19:30',
    zeitBis: '21:00',
    kurztext: {
      de: 'Fünf Abende, fünf Bücher aus dem Schwarzwald, eine Kanne Tee.',
      en: 'Five evenings, five books from the Black Forest, one pot of tea (in German).',
    },
    text: {
      de: 'Buchhändlerin Katinka Rauh stellt vor, was zwischen Tannen geschrieben wurde: einen Roman, zwei Tagebücher, ein Kochbuch und Gedichte auf Rindenpapier. Wer eines davon gelesen hat, darf widersprechen.',
      en: 'Bookseller Katinka Rauh presents what was written among the firs: one novel, two diaries, a cookery book and poems on bark. Anyone who has read one of them may disagree.',
    },
    rubriken: ['vortrag'],
    vorlage: 'vortrag',
    preis: { de: '5,00 € mit Tee', en: '€5.00 including tea' },
    veranstalter: 'Verein Silberbronner Buchfreunde',
    serie: {
      rhythmus: 'einzeln',
      zusatz: [2, 5, 9, 14].map((week) => ({ am: am(heute, 'di', week) })),
      aenderungen: [
        {
          am: am(heute, 'di', 5),
          stand: 'verschoben',
          neu: am(heute, 'di', 6),
          grund: { de: 'Der Ofen wird gesetzt.', en: 'The stove is being rebuilt.' },
        },
      ],
    },
  },
  {
    ...orte.wandelhalle,
    titel: { de: 'Tag der Quelle', en: 'Day of the spring' },
    von: auflagen(heute, { monat: 3, tag: 22 })[0]?.von ?? 0,
    zeitVon: '10:00',
    zeitBis: '17:00',
    kurztext: {
      de: 'Jedes Jahr am 22. März: freier Becher, Brunnenweihe und das Wasser unter dem Mikroskop.',
      en: 'Every year on 22 March: a free cup, the blessing of the well and the water under a microscope.',
    },
    text: {
      de: 'Um 11:00 Uhr bekränzen Kinder den Trinkbrunnen, um 14:00 Uhr zeigt die Chemikerin Dr. Alma Reinbold, was in einem Becher steckt. Der Ausschank ist an diesem Tag kostenlos.',
      en: 'At 11:00 children garland the drinking fountain; at 14:00 the chemist Alma Reinbold shows what is in a cup. The water is free all day.',
    },
    rubriken: ['fest', 'gesundheit', 'familie'],
    vorlage: 'fest',
    kostenlos: true,
    familien: true,
    veranstalter: veranstalter.kur,
    serie: { rhythmus: 'jaehrlich', anzahl: 3 },
  },
]
