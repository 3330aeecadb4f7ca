import type { Payload } from 'payload'
import { hashOf } from './chain.ts'
import { type Entry, readEntries } from './read-log.ts'
import { readStored, type StoredNotice } from './read-notice.ts'

/** Names of stored files are never used twice, so that the same name is the same bytes. */
function isUnchanged(entry: Entry, notice: StoredNotice | undefined): boolean {
  if (!notice || hashOf(entry.wortlaut) !== entry.pruefsumme) return false
  const known = new Map(entry.anlagen.map((one) => [one.datei, one.sha256]))
  const files = notice.dateien.map((file) => ({ ...file, sha256: known.get(file.datei) ?? '' }))
  return notice.wortlaut(files) === entry.wortlaut
}

/** Which notices are still what the log says of them, by their ids; those that are not in it are left out. */
export async function areUnchanged(
  payload: Payload,
  ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  if (ids.length === 0) return new Map()
  const [entries, stored] = await Promise.all([
    readEntries(payload, ids),
    readStored({ payload }, ids),
  ])
  const notices = new Map(stored.map((one) => [one.id, one]))
  return new Map(entries.map((entry) => [entry.id, isUnchanged(entry, notices.get(entry.id))]))
}
