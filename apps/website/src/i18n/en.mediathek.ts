import type { MediathekTexts } from './de.mediathek.ts'

/** Words about pictures, films and cameras in English. */
export const mediathek: MediathekTexts = {
  galerie: {
    empty: 'There are no photo galleries at the moment.',
    noPictures: 'There are no pictures in this gallery at the moment.',
    back: 'All photo galleries',
    count: (anzahl) => (anzahl === 1 ? '1 picture' : `${anzahl} pictures`),
    hint: 'Choose a picture to see it in full.',
    part: (von, bis, anzahl) => `Pictures ${von} to ${bis} of ${anzahl}`,
    place: (platz, anzahl) => `Picture ${platz} of ${anzahl}`,
    title: (platz, anzahl, titel) => `Picture ${platz} of ${anzahl}: ${titel}`,
    steps: 'Go through the pictures',
    previous: 'Previous picture',
    next: 'Next picture',
    all: 'All pictures of this gallery',
    gone: 'This picture is no longer part of the gallery. Here are all the others.',
    noPart: (letzte) =>
      `The gallery does not have that many pages. This is the last one, page ${letzte}.`,
    viewer: (titel) => `View pictures in full: ${titel}`,
    close: 'Close',
    loading: 'The picture is loading.',
  },
}
