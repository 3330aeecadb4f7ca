import { type Dokument, pdfOf } from '../dateien/dokument.ts'
import type { InternesDokumentContent } from '../shape.ts'
import { am, type Tag, tagPlus } from '../tage.ts'
import { gremien } from './gremien.ts'
import type { SitzungContent } from './shape.ts'
import { sitzungen } from './sitzungen/index.ts'

const stand = '01.10.2026'

const anlagen: Record<string, Dokument> = {
  lageplan: {
    titel: 'Erläuterung zum Lageplan',
    untertitel: 'Anlage zur Vorlage des Bauamts',
    stand,
    abschnitte: [
      {
        titel: 'Was der Plan zeigt',
        absaetze: [
          'Schwarz ist der Bestand, rot kommt dazu, gelb entfällt. Maße sind in Metern angegeben, Höhen über Normalhöhennull.',
          'Der Plan im Maßstab 1 : 500 hängt bis zur Sitzung im Flur des Bauamts, dritter Stock.',
        ],
      },
      {
        titel: 'Zahlen',
        zeilen: [
          ['Neue Bäume', '24'],
          ['Gehweg, Breite', '2,50 m'],
          ['Längsneigung, größte', '5,8 %'],
          ['Ruhebänke', '9'],
        ],
      },
    ],
  },
  vergaberichtlinien: {
    titel: 'Richtlinien für die Vergabe der Bauplätze',
    untertitel: 'Baugebiet Obere Halde, Entwurf',
    stand,
    abschnitte: [
      {
        titel: 'Punkte',
        zeilen: [
          ['Je Kind unter 18 Jahren im Haushalt, höchstens drei', '10'],
          ['Pflege naher Angehöriger, je Person', '5'],
          ['Ehrenamt seit mindestens drei Jahren', '6'],
          ['Arbeitsplatz in Bad Silberbronn', '8'],
        ],
      },
      {
        titel: 'Ablauf',
        absaetze: [
          'Vergeben wird in zwei Runden. Bei gleicher Punktzahl entscheidet das Los in Anwesenheit eines Ratsmitglieds jeder Fraktion.',
        ],
      },
    ],
  },
  'haushalt-eckdaten': {
    titel: 'Haushalt in Zahlen',
    untertitel: 'Eckdaten des Ergebnishaushalts und der Investitionen',
    stand,
    abschnitte: [
      {
        titel: 'Woher das Geld kommt',
        zeilen: [
          ['Anteil an der Einkommensteuer', '7,9 Mio. €'],
          ['Zuweisungen des Landes', '6,4 Mio. €'],
          ['Gewerbesteuer', '4,8 Mio. €'],
          ['Gebühren und Eintritte', '6,1 Mio. €'],
          ['Kurtaxe', '1,3 Mio. €'],
          ['Grundsteuer', '1,6 Mio. €'],
        ],
      },
      {
        titel: 'Wofür gebaut wird',
        zeilen: [
          ['Anbau der Grundschule', '4,2 Mio. €'],
          ['Talstraße', '1,1 Mio. €'],
          ['Feuerwehrhaus', '0,34 Mio. €'],
        ],
      },
    ],
  },
  gebuehrenvergleich: {
    titel: 'Gebühren im Vergleich',
    untertitel: 'Bad Silberbronn und vier Kurorte ähnlicher Größe',
    stand,
    abschnitte: [
      {
        titel: 'Parken in der Mitte, je Stunde',
        zeilen: [
          ['Bad Silberbronn, bisher', '1,20 €'],
          ['Bad Silberbronn, Vorschlag', '1,80 €'],
          ['Mittelwert der vier Orte', '1,95 €'],
        ],
      },
      {
        titel: 'Wasser und Abwasser, je Kubikmeter',
        zeilen: [
          ['Bad Silberbronn, Vorschlag', '5,75 €'],
          ['Mittelwert der vier Orte', '5,98 €'],
        ],
      },
    ],
  },
  'gebuehrenvergleich-alt': {
    titel: 'Gebühren im Vergleich, erste Fassung',
    untertitel: 'Bad Silberbronn und drei Kurorte ähnlicher Größe',
    stand: '15.09.2026',
    abschnitte: [
      {
        titel: 'Parken in der Mitte, je Stunde',
        zeilen: [
          ['Bad Silberbronn, bisher', '1,20 €'],
          ['Bad Silberbronn, Vorschlag', '1,60 €'],
          ['Mittelwert der drei Orte', '1,85 €'],
        ],
      },
    ],
  },
  waermeplan: {
    titel: 'Wärmeplanung: das Zielbild',
    untertitel: 'Zusammenfassung auf einer Seite',
    stand,
    abschnitte: [
      {
        titel: 'In drei Schritten',
        liste: [
          'Kurviertel: Netz mit Abwärme des Thermalwassers, 380 Haushalte',
          'Altstadt: Anschluss entlang der Badgasse, wenn das Pflaster ohnehin offen ist',
          'Ortsteile: Beratung und Zuschuss für Wärmepumpen',
        ],
      },
    ],
  },
  'kurtaxe-kalkulation': {
    titel: 'Kalkulation der Kurtaxe',
    untertitel: 'Aufwand und Deckung',
    stand,
    abschnitte: [
      {
        titel: 'Aufwand im Jahr',
        zeilen: [
          ['Kurpark, Wege und Bänke', '910.000 €'],
          ['Konzerte und Kurorchester', '640.000 €'],
          ['Gästeinformation', '390.000 €'],
          ['Freie Fahrt mit der Silberkarte', '160.000 €'],
        ],
      },
    ],
  },
  vertragsentwurf: {
    titel: 'Entwurf eines Vertrags über Thermalwasser',
    untertitel: 'Nicht öffentlich. Nur für Mitglieder des Gemeinderats',
    stand,
    abschnitte: [
      {
        titel: '§ 1 Lieferung',
        absaetze: [
          'Die Stadt liefert bis zu 90 Kubikmeter Thermalwasser am Tag an die Grenze des Grundstücks.',
        ],
      },
      { titel: '§ 2 Laufzeit', absaetze: ['Der Vertrag läuft 15 Jahre.'] },
    ],
  },
}

const german = (tag: Tag) => tag.split('-').reverse().join('.')

/** Day of a meeting. */
export function tagDerSitzung({ woche }: SitzungContent, heute: Tag): Tag {
  return tagPlus(heute, am(heute, 'di', woche))
}

/** Days after which a committee approves the minutes of a meeting. */
const approvedAfter = 35

/** The day on which the minutes of a meeting were approved; null as long as they are not, or there are none. */
export function genehmigtAm(sitzung: SitzungContent, heute: Tag): Tag | null {
  if (!sitzung.protokoll) return null
  const approved = tagPlus(tagDerSitzung(sitzung, heute), approvedAfter)
  return approved <= heute ? approved : null
}

/** Name under which the papers of a meeting are found. */
export function sitzungKey({ gremium, woche }: SitzungContent): string {
  return `${gremium}${woche}`
}

function zur(
  sitzung: SitzungContent,
  art: 'Einladung' | 'Niederschrift',
  heute: Tag,
): InternesDokumentContent {
  const gremium = gremien.find(({ key }) => key === sitzung.gremium)
  const tag = german(tagDerSitzung(sitzung, heute))
  const titel = `${art}: ${gremium?.titel ?? ''}, ${tag}`
  const punkte = sitzung.punkte.filter(({ intern }) => !intern)
  const dokument: Dokument = {
    titel: art,
    untertitel: `${gremium?.titel ?? ''}, öffentlicher Teil, ${tag}, ${sitzung.zeit[0]} Uhr`,
    stand: tag,
    abschnitte: punkte.map((one, at) => ({
      titel: `${at + 1}  ${one.titel}`,
      absaetze: art === 'Niederschrift' && one.beschluss ? [one.beschluss] : [],
    })),
  }
  const key = `${art.toLowerCase()} ${sitzungKey(sitzung)}`
  return { key, titel, bereich: 'rat', oeffentlich: true, pdf: () => pdfOf(dokument) }
}

/** Files of the council; what was handed out to the council alone is not public. */
export const ratsdokumenteAm = (heute: Tag): InternesDokumentContent[] => [
  ...Object.entries(anlagen).map(([key, dokument]) => ({
    key,
    titel: dokument.titel,
    bereich: 'rat' as const,
    oeffentlich: key !== 'vertragsentwurf',
    pdf: () => pdfOf(dokument),
  })),
  ...sitzungen.filter(({ einladung }) => einladung).map((one) => zur(one, 'Einladung', heute)),
  ...sitzungen
    .filter((one) => genehmigtAm(one, heute))
    .map((one) => zur(one, 'Niederschrift', heute)),
]
