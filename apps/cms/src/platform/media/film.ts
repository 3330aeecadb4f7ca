import { buffer } from 'node:stream/consumers'
import type { MediaStore } from '@kurstadt/media-store'
import type { FilmKind } from './file-kind.ts'
import { UploadError } from './upload-error.ts'

/** Pictures of a film that every browser can decode, by the kind of its file. */
const playable: Readonly<Record<FilmKind, readonly string[]>> = {
  mp4: ['avc', 'vp9', 'av1'],
  webm: ['vp8', 'vp9', 'av1'],
}

/** Sound that every browser can decode; nobody else would hear it. */
const audible: Readonly<Record<FilmKind, readonly string[]>> = {
  mp4: ['aac', 'mp3', 'opus', 'flac'],
  webm: ['vorbis', 'opus'],
}

/** What is known of a film once it was looked into; pixels as it is shown, upright or not. */
export type FilmFacts = { breite: number; hoehe: number; dauer: number; ton: boolean }

const unreadable = () =>
  new UploadError(
    'Der Film lässt sich nicht lesen. Bitte speichern Sie ihn als MP4 (H.264) oder WebM und versuchen Sie es noch einmal.',
  )

async function readPart(store: MediaStore, name: string, start: number, end: number) {
  const opened = await store.open(name)
  if (!opened) throw unreadable()
  const bytes = await buffer(await opened.read({ start, end: end - 1 }))
  return new Uint8Array(bytes)
}

async function sizeOf(store: MediaStore, name: string): Promise<number> {
  const opened = await store.open(name)
  if (!opened) throw unreadable()
  await opened.close()
  return opened.size
}

/** Opens a stored film; it is read in parts, wherever it says that something stands. */
async function openFilm(store: MediaStore, name: string) {
  // Loaded with the first film: no other process of the CMS ever needs it.
  const { CustomSource, Input, MP4, WEBM } = await import('mediabunny')
  const size = await sizeOf(store, name)
  return new Input({
    formats: [MP4, WEBM],
    source: new CustomSource({
      getSize: () => size,
      read: (start, end) => readPart(store, name, start, end),
      maxCacheSize: 16 * 1024 * 1024,
      prefetchProfile: 'network',
    }),
  })
}

async function look(store: MediaStore, name: string) {
  const film = await openFilm(store, name)
  try {
    const [video, audio, dauer] = [
      await film.getPrimaryVideoTrack(),
      await film.getPrimaryAudioTrack(),
      await film.computeDuration(),
    ]
    return { video, audio, dauer }
  } finally {
    film.dispose()
  }
}

/** Looks into a stored film; throws what an editor can do about one that no browser would play. */
export async function inspectFilm(
  store: MediaStore,
  name: string,
  kind: FilmKind,
): Promise<FilmFacts> {
  const { video, audio, dauer } = await look(store, name).catch((error: unknown) => {
    throw error instanceof UploadError ? error : unreadable()
  })
  if (!(video && dauer > 0)) throw new UploadError('In der Datei ist kein Film.')
  const { codec, displayWidth, displayHeight } = video
  if (codec === null || !playable[kind].includes(codec))
    throw new UploadError(
      `Diesen Film spielen viele Browser nicht ab (${codec ?? 'unbekanntes Format'}). Bitte speichern Sie ihn als MP4 mit H.264.`,
    )
  if (audio && !(audio.codec !== null && audible[kind].includes(audio.codec)))
    throw new UploadError(
      `Den Ton dieses Films spielen viele Browser nicht ab (${audio.codec ?? 'unbekanntes Format'}). Bitte speichern Sie ihn als MP4 mit H.264 und AAC.`,
    )
  return {
    breite: displayWidth,
    hoehe: displayHeight,
    dauer: Math.max(1, Math.round(dauer)),
    ton: audio !== null,
  }
}
