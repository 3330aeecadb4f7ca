import { openMediaStore, publicPlace } from '@kurstadt/media-store'
import { env } from '../../env.ts'

/** Stores of files by the name they have in the list of leftovers. */
export const stores = {
  /** What everybody may see: the website serves all of it. */
  medien: openMediaStore(env, publicPlace(env)),
  /** Files of council and intranet; the website knows neither the folder nor its name. */
  dokumente: openMediaStore(env, { directory: env.DOCUMENT_DIR, folder: 'dokumente/' }),
  /** What came with requests; only the back office hands it over, to whose request it is. */
  anlagen: openMediaStore(env, { directory: env.ATTACHMENT_DIR, folder: 'anlagen/' }),
} as const

/** Name of a store. */
export type StoreName = keyof typeof stores

/** Says whether a name from the database is one of ours. */
export function isStoreName(name: unknown): name is StoreName {
  return typeof name === 'string' && Object.hasOwn(stores, name)
}
