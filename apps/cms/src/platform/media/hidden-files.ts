import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { leaveFiles, sweepLeftovers } from './leftovers.ts'
import { copyStored } from './store-upload.ts'
import type { StoreName } from './stores.ts'

/** A word that nobody guesses: files of the bin lie under it (128 bits). */
export function newHiding(): string {
  return `p${randomBytes(16).toString('hex')}`
}

/** The names that files have while they are hidden. */
export const hiddenNames = (names: readonly string[], hiding: string) =>
  names.map((name) => `${hiding}-${name}`)

/** Gives stored files other names, one after the other; the old ones are gone with the transaction. */
async function rename(
  req: PayloadRequest,
  store: StoreName,
  pairs: readonly (readonly [from: string, to: string])[],
): Promise<void> {
  // What was removed a moment ago and still stands on the list would take the new file along.
  await sweepLeftovers()
  for (const [from, to] of pairs) await copyStored(req, store, { from, to })
  await leaveFiles(
    req,
    store,
    pairs.map(([from]) => from),
    '0 seconds',
  )
}

/** Puts files of a document in the bin where no address leads: it may have to be gone at once. */
export function hideFiles(
  req: PayloadRequest,
  store: StoreName,
  { names, hiding }: { names: readonly string[]; hiding: string },
): Promise<void> {
  const hidden = hiddenNames(names, hiding)
  return rename(
    req,
    store,
    names.map((name, at) => [name, hidden[at] ?? name]),
  )
}

/** Brings them back under their own names. */
export function showFiles(
  req: PayloadRequest,
  store: StoreName,
  { names, hiding }: { names: readonly string[]; hiding: string },
): Promise<void> {
  const hidden = hiddenNames(names, hiding)
  return rename(
    req,
    store,
    names.map((name, at) => [hidden[at] ?? name, name]),
  )
}
