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
  embeds: {
    privacyHref: '/en/privacy/',
    none: 'This website shows no content of other providers.',
    asks: 'We ask you each time before anything loads.',
    kept: 'You have allowed content from here to load at once in this browser.',
    forget: 'Take back permission',
    forgetOf: (anbieter) => `Take back permission: ${anbieter}`,
  },
  film: {
    empty: 'There are no films at the moment.',
    play: (titel) => `Watch the film: ${titel}`,
    elsewhere: (titel, anbieter) => `${titel} (at ${anbieter})`,
    gone: 'This film cannot be shown at the moment.',
    duration: (minuten) => `${minuten} min`,
    silent: 'no sound',
    subtitles: (sprachen) => `Subtitles: ${sprachen}`,
    languages: { de: 'German', en: 'English' },
    and: ' and ',
    at: (anbieter) => `at ${anbieter}`,
    transcript: 'Read the film',
    broken: 'Your browser cannot play this film. You can download it.',
    download: (format, groesse) => `Download the film (${format}, ${groesse})`,
  },
}
