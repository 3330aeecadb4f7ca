import { datensaetze } from '@kurstadt/contract/offene-daten'
import type { FileMaker } from '../../../wire/file.ts'
import { readPart } from '../read/read-part.ts'
import { readTown } from '../read/town.ts'
import { fileName, headOf } from './head.ts'

/** A dataset as JSON. */
export const datenJson: FileMaker<'daten.json'> = async ({ payload, params }) => {
  const { sprache, seite } = params
  const datensatz = datensaetze[params.datensatz]
  const saetze: string[] = []
  const town = await readTown(payload, sprache)
  const { seiten, tags } = await readPart(payload, { datensatz, sprache, seite }, ({ werte }) =>
    saetze.push(JSON.stringify(werte)),
  )
  const head = JSON.stringify(headOf({ datensatz, sprache, seite, seiten }, town, 'json'))
  const body = `${head.slice(0, -1)},"daten":[\n${saetze.join(',\n')}\n]}\n`
  return { body, filename: fileName(datensatz, seite, 'json'), tags: [...town.tags, ...tags] }
}
