import { eventTexts } from './de.event.ts'
import { oeffnungszeiten } from './de.oeffnungszeiten.ts'

/** Words of the interface in German; `en.ts` has the same keys by type. */
export const de = {
  skip: {
    label: 'Sprungmarken',
    content: 'Zum Inhalt springen',
    menu: 'Zum Menü springen',
    search: 'Zur Suche springen',
    footer: 'Zum Seitenende springen',
  },
  header: {
    home: 'Startseite',
    toHome: 'zur Startseite',
    language: 'Sprache',
    switchTo: 'English',
    quicklinks: 'Schnellzugriff',
    menu: 'Menü',
    search: 'Suche',
    close: 'Schließen',
    townFallback: 'Unser Kurort',
    festival: 'Rossini-Festival',
    toFestival: 'zur Startseite des Festivals',
    authority: 'Behördenlotse',
    offices: 'Ämter und Mitarbeiter',
    services: 'Wegweiser A–Z',
  },
  hinweise: {
    label: 'Aktuelle Hinweise',
    stufe: { info: 'Hinweis', warnung: 'Warnung', gefahr: 'Gefahr' },
    more: 'Mehr dazu',
    dismiss: (titel: string) => `Hinweis ausblenden: ${titel}`,
  },
  menu: {
    label: 'Hauptmenü',
    back: 'zurück',
    overview: 'Überblick',
    social: 'Soziale Medien',
    missing: 'Das Menü steht gerade nicht zur Verfügung.',
    missingLink: 'Zur Startseite',
    empty: 'In diesem Menü steht zurzeit nichts.',
    all: 'Alle Seiten',
    contents: 'Inhaltsverzeichnis',
  },
  richText: { table: 'Tabelle' },
  search: {
    label: 'Suche',
    field: 'Suchbegriff',
    placeholder: 'Suchbegriff eingeben',
    submit: 'Suche starten',
  },
  footer: {
    label: 'Fußbereich',
    themen: 'Themen',
    informationen: 'Informationen',
    rechtliches: 'Rechtliches',
    kontakt: 'Kontakt',
    oeffnungszeiten: 'Öffnungszeiten',
    social: 'Folgen Sie uns',
    missing: 'Diese Links stehen gerade nicht zur Verfügung.',
    toTop: 'Nach oben',
    invented: 'Eine erfundene Stadt: Newsletter, Profile und Telefon führen ins Leere.',
    barrierefreiheit: 'Barrierefreiheit',
  },
  newsletter: {
    titel: 'Newsletter',
    text: 'Veranstaltungen, Tipps und Neues aus der Stadt, jederzeit abbestellbar.',
    email: 'Ihre E-Mail-Adresse',
    placeholder: 'name@beispiel.de',
    submit: 'Anmelden',
    note: (host: string) =>
      `Ihre Adresse geht an unseren Versanddienst ${host}, der sich in einem neuen Fenster öffnet.`,
    privacy: 'Datenschutz',
  },
  page: {
    breadcrumb: 'Sie sind hier',
    counterpart: 'This page in English',
    more: 'mehr erfahren',
    sidebar: 'Weitere Informationen',
    pictures: 'Bilder',
    highlights: 'Empfehlungen',
    copyright: 'Bild:',
    blockFailed: 'Dieser Teil der Seite kann gerade nicht angezeigt werden.',
    blockFailedLink: 'Kontakt aufnehmen',
  },
  error: {
    genericTitle: 'Leider ist ein Fehler aufgetreten',
    genericText:
      'Wir wurden über den Fehler informiert und kümmern uns darum. Bitte versuchen Sie es später noch einmal.',
    homeOf: {
      default: 'Zurück zur Startseite',
      rossini: 'Zurück zum Festival',
      behoerdenlotse: 'Zurück zum Behördenlotsen',
    },
  },
  list: {
    pages: 'Seiten',
    page: (seite: number) => `Seite ${seite}`,
    pageOf: (seite: number, letzte: number) => `Seite ${seite} von ${letzte}`,
    previous: 'Vorherige Seite',
    next: 'Nächste Seite',
  },
  veranstaltungen: {
    loadMore: 'mehr laden',
    titel: 'Veranstaltungen',
    empty: 'Zurzeit sind keine Veranstaltungen eingetragen.',
    free: 'Eintritt frei',
    accessible: 'Barrierefrei',
    families: 'Für Familien',
    until: (tag: string) => `bis ${tag}`,
    back: 'Alle Veranstaltungen',
    status: {
      geplant: 'Geplant',
      abgesagt: 'Abgesagt',
      verschoben: 'Verschoben',
      verlegt: 'Verlegt',
      ausverkauft: 'Ausverkauft',
    },
  },
  aktuelles: {
    titel: 'Aktuelles',
    empty: 'Zurzeit gibt es keine Meldungen.',
    back: 'Alle Meldungen',
    more: 'Weiterlesen',
  },
  sitzungen: { titel: 'Sitzungen des Gemeinderats' },
  vorlagen: { titel: 'Vorlagen des Gemeinderats' },
  ...eventTexts,
  kontakt: {
    telefon: 'Telefon',
    email: 'E-Mail',
    website: 'Website',
  },
  oeffnungszeiten,
  format: {
    /** Follows every time of day (spec 9). */
    clock: (zeit: string) => `${zeit} Uhr`,
    clockRange: (von: string, bis: string) => `${von} bis ${bis} Uhr`,
  },
}

/** Every word of the interface. */
export type Texts = typeof de
