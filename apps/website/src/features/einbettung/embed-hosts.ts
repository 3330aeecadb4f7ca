import { createContext, use } from 'react'
import type { RenderFacts } from '../../content/index.ts'

/** Hosts whose content this site may show after a click; the environment names them (`EMBED_HOSTS`). */
export const EmbedHostsContext = createContext<readonly string[]>([])

/** The same, for a view. */
export const useEmbedHosts = (): readonly string[] => use(EmbedHostsContext)

/**
 * Lets a page frame these hosts, of which no frame is made before a click, and pages of this site:
 * of those only the archive of the photo point lets itself be framed.
 */
export function allowFrames({ frameSources }: RenderFacts, hosts: readonly string[]): void {
  frameSources.add("'self'")
  for (const host of hosts) frameSources.add(`https://${host}`)
}
