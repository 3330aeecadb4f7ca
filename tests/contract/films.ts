import { readdir } from 'node:fs/promises'
import { z } from 'zod'
import { query } from '../support/postgres.ts'
import { sampleFilm } from '../support/sample-films.ts'
import { type BackOffice, openBackOffice, type Reply } from './back-office.ts'
import { local } from './writing.ts'

const begun = z.object({ upload: z.string(), teilgroesse: z.number(), teile: z.number() })

/** Whose a film is: what is said of each one that is sent here. */
export const aboutFilm = { copyright: 'Stadt', lizenz: 'eigene-aufnahme' }

const partOf = (bytes: Buffer, part: number, size: number) =>
  new Uint8Array(bytes.subarray((part - 1) * size, part * size))

/** An editor of the tourism office who sends films, and a film of two seconds. */
export async function openFilms() {
  const office = await openBackOffice()
  const token = await office.logIn('tourismus')
  const begin = async (bytes: Buffer, name: string) => {
    const { body } = await office.call(
      'POST',
      'medien/film',
      { name, groesse: bytes.length, ...aboutFilm },
      token,
    )
    return begun.parse(body)
  }
  const sendPart = (upload: string, part: number | string, bytes: Uint8Array<ArrayBuffer>) =>
    office.upload(`medien/film/${upload}/${part}`, bytes, token)
  const end = (upload: string, said: object | string) =>
    office.call('POST', `medien/film/${upload}`, said, token)
  const sendFilm = async (bytes: Buffer, name = 'Bergbahn.mp4', more: object = {}) => {
    const { upload, teilgroesse, teile } = await begin(bytes, name)
    for (let part = 1; part <= teile; part += 1) {
      const sent = await sendPart(upload, part, partOf(bytes, part, teilgroesse))
      if (sent.status !== 200) return sent
    }
    return end(upload, { name, groesse: bytes.length, ...aboutFilm, ...more })
  }
  return { office, token, film: await sampleFilm(), begin, sendPart, end, sendFilm }
}

/** What the folder of media holds. */
export const storedIn = async ({ mediaDir }: BackOffice) =>
  (await readdir(mediaDir)).filter((one) => !one.startsWith('.'))

/** Lets time pass for what nobody kept, and removes it. */
export async function sweepLater({ databaseUrl }: BackOffice): Promise<void> {
  await query(databaseUrl, "update media_leftovers set due = due - interval '2 days'")
  const { sweepLeftovers } = await import('../../apps/cms/src/platform/media/index.ts')
  await sweepLeftovers()
}

/** The document of an upload's answer. */
export async function mediumOf({ payload }: BackOffice, { body }: Reply) {
  return payload.findByID({ collection: 'medien', id: String(body.id), ...local })
}
