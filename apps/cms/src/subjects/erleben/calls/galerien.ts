import type { Call } from '../../../wire/call/call.ts'
import { listEntries, oneEntry } from '../../../wire/call/entries.ts'
import { galerieEintragOf, galerieOf } from '../serialise/mediathek.ts'

/** Photo galleries, each with its cover (spec 2.6). */
export const galerien: Call<'galerien'> = ({ payload, params }) =>
  listEntries({
    payload,
    params,
    type: 'galerien',
    serialise: galerieEintragOf,
    omit: ['bilder', 'text'],
  })

/** A photo gallery with all its pictures (spec 2.6). */
export const galerienId: Call<'galerien/{id}'> = (input) =>
  oneEntry({ ...input, type: 'galerien', serialise: galerieOf })
