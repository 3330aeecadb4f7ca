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
}

/** Every word about pictures, films and cameras. */
export type MediathekTexts = typeof mediathek
