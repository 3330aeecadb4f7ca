import type { OffeneDaten } from '@kurstadt/contract'
import { ContentError, type ContentErrorCode, type Shell } from '../../content/index.ts'
import { textsIn } from '../../i18n/index.ts'
import { katalogOf } from './katalog.server.ts'

/** What the site's content client gives for the catalogue. */
type Reads = {
  loadOpenData: () => Promise<OffeneDaten>
  loadShell: (of: { sprache: 'de'; theme: 'default' }) => Promise<Pick<Shell, 'einstellungen'>>
}

/** The catalogue of open data as JSON-LD, or why there is none. */
export async function makeCatalogue(
  content: Reads,
  baseUrl: string,
): Promise<{ json: string } | { code: ContentErrorCode }> {
  try {
    const [offen, { einstellungen }] = await Promise.all([
      content.loadOpenData(),
      content.loadShell({ sprache: 'de', theme: 'default' }),
    ])
    const ortsname = einstellungen?.ortsname ?? textsIn('de').header.townFallback
    const seite = new URL('/de/open-data/', baseUrl).href
    return { json: JSON.stringify(katalogOf({ offen, ortsname, baseUrl, seite })) }
  } catch (error) {
    if (error instanceof ContentError) return { code: error.code }
    throw error
  }
}
