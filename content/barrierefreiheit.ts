import type { BarrierefreiheitContent } from './shape.ts'

const pruefung = { geprueft: -60, erstellt: -52 } as const

/** What the demo town declares about accessibility; nobody has checked its intranet yet. */
export const barrierefreiheit: BarrierefreiheitContent = {
  website: {
    ...pruefung,
    status: 'teilweise',
    methode: 'extern',
    pruefer: 'Prüfwerk Nordschwarzwald',
    ausnahmen: [
      {
        grund: 'offen',
        was: {
          de: 'Der Film in Gebärdensprache ist gezeichnet. Ein Film, in dem ein Mensch gebärdet, fehlt noch.',
          en: 'The film in sign language is drawn. A film in which a person signs is still missing.',
        },
        bis: 200,
        alternative: {
          de: 'Untertitel und Text stehen beim Film.',
          en: 'Subtitles and text stand beside the film.',
        },
      },
      {
        grund: 'belastung',
        was: {
          de: 'Pläne von Baugebieten haben keine Beschreibung jeder einzelnen Linie.',
          en: 'Plans of building areas have no description of every single line.',
        },
        warum: {
          de: 'Ein Plan hat Hunderte von Linien und ändert sich mit jedem Verkauf.',
          en: 'A plan has hundreds of lines and changes with every sale.',
        },
        alternative: {
          de: 'Jeder Bauplatz steht mit Größe, Preis und Stand auch in einer Liste.',
          en: 'Every plot is also listed with its size, price and state.',
        },
      },
      {
        grund: 'ausnahme',
        was: {
          de: 'Filme und Livebilder anderer Anbieter, die wir nicht bezahlen und nicht ändern können.',
          en: 'Films and live pictures of other providers, which we neither pay for nor can change.',
        },
        alternative: {
          de: 'Zu jedem Film steht bei uns ein Text zum Nachlesen.',
          en: 'Every film has a text to read with us.',
        },
      },
    ],
  },
  app: {
    ...pruefung,
    status: 'vollstaendig',
    methode: 'selbst',
    ausnahmen: [],
  },
  rat: {
    ...pruefung,
    status: 'teilweise',
    methode: 'selbst',
    ausnahmen: [
      {
        grund: 'offen',
        was: {
          de: 'Anlagen zu Vorlagen sind zum Teil eingescannt. Ein Vorleseprogramm findet darin keine Überschriften.',
          en: 'Some attachments of papers are scanned. A screen reader finds no headings in them.',
        },
        bis: 120,
        alternative: {
          de: 'Die Geschäftsstelle liest Ihnen den Inhalt vor oder schickt ihn als Text.',
          en: 'The council’s office reads them to you or sends them as text.',
        },
      },
    ],
  },
  intranet: null,
  rueckmeldung: { email: 'barrierefrei@bad-silberbronn.example', telefon: '030 23125-110' },
  schlichtung: {
    name: {
      de: 'Schlichtungsstelle Barrierefreiheit (erfunden)',
      en: 'Arbitration body for accessibility (invented)',
    },
    adresse: { strasse: 'Amtsstraße 6', plz: '00373', ort: 'Neuhall' },
    kontakt: { telefon: '030 23125-910', email: 'schlichtung@land.example' },
  },
}
