import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { readGuestSettings } from '../../einstellungen/index.ts'
import { stellplatzOf } from '../serialise/stellplatz.ts'

/** Motorhome parking (spec 2.2), and what guests pay the town. */
export const stellplaetze: Call<'stellplaetze'> = async ({ payload, params }) => {
  const [{ answer, tags }, { kurtaxe }] = await Promise.all([
    listEntries({ payload, params, type: 'stellplaetze', serialise: stellplatzOf }),
    readGuestSettings(payload),
  ])
  return { answer: { ...answer, kurtaxe }, tags: [...tags, 'einstellungen'] }
}

/** A motorhome site (spec 2.2). */
export const stellplaetzeId: Call<'stellplaetze/{id}'> = (input) =>
  oneEntry({ ...input, type: 'stellplaetze', serialise: stellplatzOf })
