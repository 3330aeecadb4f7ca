import { type Sprache, sprachen } from '@kurstadt/contract'
import type { PayloadRequest } from 'payload'
import type { FilmContent } from '../../../../../content/erleben/shape.ts'
import { storageName } from '../../platform/media/file-name.ts'
import { preparedUploads, storedNames } from '../../platform/media/index.ts'
import { drawFilm } from './draw-film.ts'
import { inOrder, remember, type Seeding } from './seeding.ts'

const mimeTypes = { mp4: 'video/mp4', webm: 'video/webm' } as const

type SentFile = NonNullable<PayloadRequest['file']>

async function addFile({ payload, req, stored }: Seeding, file: SentFile, data: object) {
  const doc = await payload.create({
    collection: 'medien',
    req,
    depth: 0,
    overrideAccess: true,
    locale: 'de',
    file,
    data,
  })
  stored.push(...storedNames(doc))
  return doc.id
}

/** Seconds as WebVTT writes them: `00:00:02.600`. */
const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)

function webVtt(cues: FilmContent['untertitel'], sprache: Sprache): string {
  const blocks = cues.map(
    ({ von, bis, text }) => `${clock(von)} --> ${clock(bis)}\n${text[sprache]}\n`,
  )
  return ['WEBVTT\n', ...blocks].join('\n')
}

async function addFilm(seeding: Seeding, film: FilmContent): Promise<void> {
  const { key, copyright, breite, hoehe, takt, bilder, untertitel } = film
  for (const [format, data] of Object.entries(await drawFilm(film))) {
    const kind = format === 'mp4' ? 'mp4' : 'webm'
    const name = `${storageName(key)}.${kind}`
    const file = { name, data, mimetype: mimeTypes[kind], size: data.length }
    preparedUploads.set(seeding.req, {
      title: key,
      file,
      fields: {
        filename: name,
        mimeType: file.mimetype,
        filesize: file.size,
        width: breite,
        height: hoehe,
        platzhalter: null,
        quellen: [],
        film_dauer: Math.round(bilder / takt),
        film_ton: false,
      },
      files: [{ name, data }],
    })
    const id = await addFile(seeding, file, { copyright, lizenz: 'eigene-aufnahme' })
    remember(seeding.made, 'filme', `${key}.${kind}`, id)
  }
  for (const sprache of sprachen) {
    const data = Buffer.from(webVtt(untertitel, sprache))
    const file = { name: `${key}-${sprache}.vtt`, data, mimetype: 'text/vtt', size: data.length }
    remember(seeding.made, 'untertitel', `${key}.${sprache}`, await addFile(seeding, file, {}))
  }
}

/** Draws the films of the town and adds them with their subtitles. */
export async function addFilme(seeding: Seeding): Promise<void> {
  const { filme = [] } = seeding.town
  await inOrder(seeding, 'Filme', filme, (film) => addFilm(seeding, film))
}
