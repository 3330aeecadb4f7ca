import type { Bild } from '@kurstadt/contract'
import type { Payload } from 'payload'
import type { Lizenz } from '../../../platform/media/lizenzen.ts'
import { plainRead, unordered } from '../../../wire/read/index.ts'

/** Licences of pictures that let others use them, and where they can be read. */
const open: Partial<Record<Lizenz, string>> = {
  gemeinfrei: 'gemeinfrei',
  cc0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  'cc-by': 'https://creativecommons.org/licenses/by/4.0/',
  'cc-by-sa': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'cc-by-nd': 'https://creativecommons.org/licenses/by-nd/4.0/',
}

/** What is said of a picture in a dataset. */
export type OpenPicture = { lizenz: string; urheber: string | null }

const isLicence = (value: unknown): value is Lizenz =>
  typeof value === 'string' && Object.hasOwn(open, value)

/** Those of some pictures that others may use, by their wire number. */
export async function readOpenPictures(
  payload: Payload,
  pictures: readonly Bild[],
): Promise<ReadonlyMap<number, OpenPicture>> {
  const numbers = [...new Set(pictures.map(({ id }) => id))]
  if (numbers.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'medien',
    where: { nummer: { in: numbers } },
    select: { nummer: true, lizenz: true, urheber: true },
    pagination: false,
    ...unordered,
    ...plainRead,
  })
  const found = docs.flatMap(({ nummer, lizenz, urheber }): [number, OpenPicture][] => {
    const text = isLicence(lizenz) ? open[lizenz] : undefined
    if (text === undefined || typeof nummer !== 'number') return []
    return [[nummer, { lizenz: text, urheber: urheber || null }]]
  })
  return new Map(found)
}
