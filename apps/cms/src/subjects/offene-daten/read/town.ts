import type { Sprache } from '@kurstadt/contract'
import { type Datenlizenz, datenlizenzen } from '@kurstadt/contract/offene-daten'
import type { Payload } from 'payload'
import { inLanguage, plainRead } from '../../../wire/read/index.ts'
import { kontaktOf } from '../../../wire/serialise/adresse.ts'
import { tagOf } from '../../../wire/tags.ts'
import { readHouses } from '../../einstellungen/index.ts'

/** Who hands the data out, and under which licence; whatever nobody has entered is null. */
export type Town = {
  name: string | null
  email: string | null
  lizenz: Datenlizenz | null
  tags: string[]
}

/** Reads it from the settings; they may still be empty. */
export async function readTown(payload: Payload, sprache: Sprache): Promise<Town> {
  const doc = await payload.findGlobal({
    slug: 'einstellungen',
    ...plainRead,
    ...inLanguage(sprache),
  })
  const { rathaus } = await readHouses(payload, doc, { sprache })
  const { email } = kontaktOf(rathaus?.kontakt)
  return {
    name: doc.rathaus?.name || doc.ortsname || null,
    email,
    lizenz: datenlizenzen.find((one) => one === doc.offene_daten_lizenz) ?? null,
    tags: ['einstellungen', tagOf('aemter', rathaus?.nummer)],
  }
}
