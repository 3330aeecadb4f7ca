import type { VerfahrenContent } from './shape.ts'

/** Procedures from «Zweitwohnungssteuer» to «Zweitwohnungssteuer». */
export const zweZwe: VerfahrenContent[] = [
  {
    key: 'zweitwohnungssteuer',
    titel: { de: 'Zweitwohnungssteuer', en: 'Second home tax' },
    synonyme: { de: ['Ferienhaus', 'Nebenwohnung Steuer', 'Zweitwohnsitz'], en: ['holiday home'] },
    kurztext: {
      de: 'Zehn Prozent der Jahreskaltmiete, mit Ausnahmen für Studium und Arbeit.',
      en: 'Ten per cent of the annual net rent, with exceptions for studies and work.',
    },
    text: {
      de: `Wer in Bad Silberbronn eine Zweitwohnung für sich selbst bereithält, zahlt im Jahr zehn Prozent der Nettokaltmiete; beim eigenen Haus rechnen wir mit der ortsüblichen Miete. Das gilt auch für Wohnungen, die nur im Sommer genutzt werden, und für Mobilheime mit festem Platz.

Befreit sind Studierende und Auszubildende, Verheiratete, die wegen der Arbeit hier wohnen, Zimmer im Pflegeheim und Wohnungen, die ausschließlich an Gäste vermietet werden. Vermieten Sie und nutzen selbst, zählt der Anteil der eigenen Tage. Geben Sie innerhalb eines Monats nach dem Einzug eine Erklärung ab; danach melden Sie nur noch Änderungen.`,
      en: `If you keep a second home in Bad Silberbronn for your own use, you pay ten per cent of the net rent a year; for your own house we use the usual local rent. This also applies to flats used only in summer and to mobile homes on a permanent pitch.

Students and apprentices are exempt, as are married people living here for work, rooms in care homes and flats let exclusively to visitors. If you both let and use the flat, the share of your own days counts. Submit a declaration within one month of moving in; after that you report only changes.`,
    },
    unterlagen: {
      de: [
        'Steuererklärung',
        'Mietvertrag oder Angaben zur Wohnfläche',
        'Nachweis für eine Befreiung',
      ],
      en: ['Tax declaration', 'Tenancy agreement or floor area', 'Proof of exemption'],
    },
    gebuehr: {
      de: 'Keine Gebühr; Steuer zehn Prozent der Jahreskaltmiete',
      en: 'No fee; tax ten per cent of the annual net rent',
    },
    dauer: { de: 'Bescheid in vier Wochen', en: 'Notice within four weeks' },
    fristen: {
      de: 'Erklärung innerhalb eines Monats, Zahlung am 1. Juli',
      en: 'Declaration within one month, payment on 1 July',
    },
    rechtsgrundlage: [
      '§ 9 Absatz 4 Kommunalabgabengesetz Baden-Württemberg (KAG)',
      'Zweitwohnungssteuersatzung der Stadt Bad Silberbronn',
    ],
    amt: ['kaemmerei'],
    mitarbeiter: ['kollmer'],
    lebenslagen: ['umzug'],
    leistungsschluessel: '99999135000000',
  },
]
