import { calls, type FotopunktBild, type Sprache } from '@kurstadt/contract'
import { type CallParams, prepareCall } from './call-path.server.ts'
import { follow, newTrail, type Reading, type Trail } from './load-shell.server.ts'
import { ContentError } from './page.ts'
import type { PhotoArchive } from './photo-archive.ts'

const name = 'fotopunkt_bilder'
/** Pictures of a day that are shown: one for every ten minutes, and more. */
const most = 200

/** A day of the photo point; null stands for the last one of which there are pictures. */
export type AskedDay = { sprache: Sprache; tag: string | null }

async function readPictures({ answers }: Reading, params: CallParams, trail: Trail) {
  const outcome = await answers.read(calls[name].answer, prepareCall(name, null, params))
  follow(trail, outcome)
  if (outcome.kind === 'missing') throw new ContentError('unavailable', name)
  return outcome.value.data
}

const dayOf = (one: FotopunktBild | undefined) => one?.aufgenommen_am.slice(0, 10) ?? null

/** Reads the pictures of a day, the earliest first; throws `ContentError` when they cannot be had. */
export async function readPhotoArchive(
  reading: Reading,
  { sprache, tag }: AskedDay,
): Promise<PhotoArchive> {
  const trail = newTrail()
  const [last] = await readPictures(reading, { sprache, pro_seite: 1 }, trail)
  const newest = dayOf(last)
  const datum = tag ?? newest
  const bilder =
    datum === null ? [] : await readPictures(reading, { sprache, datum, pro_seite: most }, trail)
  return { ...trail, tag: datum, bilder: bilder.toReversed(), newest }
}
