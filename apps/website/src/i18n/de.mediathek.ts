/** Words about pictures, films and cameras in German; `en.mediathek.ts` has the same keys by type. */
export const mediathek = {
  galerie: {
    empty: 'Zurzeit gibt es keine Fotogalerien.',
    noPictures: 'In dieser Galerie sind zurzeit keine Bilder.',
    back: 'Alle Fotogalerien',
    count: (anzahl: number) => (anzahl === 1 ? '1 Bild' : `${anzahl} Bilder`),
    hint: 'Ein Bild auswählen, um es groß zu sehen.',
    part: (von: number, bis: number, anzahl: number) => `Bilder ${von} bis ${bis} von ${anzahl}`,
    place: (platz: number, anzahl: number) => `Bild ${platz} von ${anzahl}`,
    /** Title of a picture's page. */
    title: (platz: number, anzahl: number, titel: string) =>
      `Bild ${platz} von ${anzahl}: ${titel}`,
    steps: 'Durch die Bilder blättern',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    all: 'Alle Bilder dieser Galerie',
    gone: 'Dieses Bild gibt es in der Galerie nicht mehr. Hier sehen Sie alle anderen.',
    noPart: (letzte: number) =>
      `So viele Seiten hat die Galerie nicht. Hier sehen Sie die letzte, Seite ${letzte}.`,
    viewer: (titel: string) => `Bilder groß ansehen: ${titel}`,
    close: 'Schließen',
    loading: 'Das Bild wird geladen.',
  },
  embeds: {
    privacyHref: '/de/datenschutz/',
    none: 'Diese Website zeigt keine Inhalte anderer Anbieter.',
    asks: 'Wir fragen Sie vor jedem Laden.',
    kept: 'Sie haben in diesem Browser erlaubt, dass Inhalte von hier sofort geladen werden.',
    forget: 'Erlaubnis zurücknehmen',
    forgetOf: (anbieter: string) => `Erlaubnis zurücknehmen: ${anbieter}`,
  },
  film: {
    empty: 'Zurzeit gibt es keine Filme.',
    play: (titel: string) => `Film ansehen: ${titel}`,
    elsewhere: (titel: string, anbieter: string) => `${titel} (bei ${anbieter})`,
    gone: 'Dieser Film lässt sich zurzeit nicht zeigen.',
    duration: (minuten: string) => `${minuten} Min.`,
    silent: 'ohne Ton',
    subtitles: (sprachen: string) => `Untertitel: ${sprachen}`,
    languages: { de: 'Deutsch', en: 'Englisch' },
    and: ' und ',
    at: (anbieter: string) => `bei ${anbieter}`,
    transcript: 'Film zum Nachlesen',
    broken: 'Ihr Browser kann diesen Film nicht abspielen. Sie können ihn herunterladen.',
    download: (format: string, groesse: string) => `Film herunterladen (${format}, ${groesse})`,
  },
}

/** Every word about pictures, films and cameras. */
export type MediathekTexts = typeof mediathek
