import { createContext, use } from 'react'
import type { RenderFacts } from '../../content/index.ts'

/** Hosts whose content this site may show after a click; the environment names them (`EMBED_HOSTS`). */
export const EmbedHostsContext = createContext<readonly string[]>([])

/** The same, for a view. */
export const useEmbedHosts = (): readonly string[] => use(EmbedHostsContext)

/** Lets a page frame these hosts; no frame is made before a click. */
export function allowFrames({ frameSources }: RenderFacts, hosts: readonly string[]): void {
  for (const host of hosts) frameSources.add(`https://${host}`)
}
