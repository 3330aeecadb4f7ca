import { readdir } from 'node:fs/promises'
import { eingang } from '@kurstadt/contract/forms'
import type { Taking } from './anfragen.ts'
import { local } from './writing.ts'

/** A picture as the website hands it on. */
export const onWire = (name: string, data: Buffer) => ({ name, daten: data.toString('base64') })

/** Names of the files in a folder of the town. */
export async function filesOf(
  { environment }: Taking,
  kind: 'ATTACHMENT_DIR' | 'MEDIA_DIR',
): Promise<string[]> {
  const names = await readdir(environment[kind] ?? '').catch(() => [])
  return names.filter((name) => !name.startsWith('.')).toSorted()
}

/** Id of the request that was taken. */
export async function requestOf({ payload }: Taking, response: Response): Promise<string> {
  const { referenz } = eingang.parse(await response.json())
  const where = { nummer: { equals: Number(referenz.slice(2)) } }
  const { docs } = await payload.find({ collection: 'anfragen', where, ...local })
  return String(docs[0]?.id)
}

/** What was kept with a request. */
export async function keptWith({ payload }: Taking, anfrage: string) {
  const where = { anfrage: { equals: anfrage } }
  const { docs } = await payload.find({
    collection: 'anlagen',
    where,
    sort: 'createdAt',
    ...local,
  })
  return docs
}
