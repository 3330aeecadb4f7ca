import type { PayloadRequest } from 'payload'
import { readStatementHints } from '../../subjects/barrierefreiheit/index.ts'
import { most } from './hits.ts'
import type { Section } from './section.ts'

const form = '/admin/globals/barrierefreiheit'
const label = 'Erklärung zur Barrierefreiheit'

/** What is old, overdue or missing in the statement on accessibility; null where nothing is. */
export async function readStatement(req: PayloadRequest): Promise<Section | null> {
  const hints = await readStatementHints(req)
  if (hints.length === 0) return null
  return {
    key: 'barrierefreiheit',
    titel: label,
    count: hints.length,
    empty: '',
    lists: [{ label, count: hints.length, href: form }],
    lines: hints.slice(0, most).map((titel, place) => ({
      href: `${form}#hinweis-${place + 1}`,
      titel,
      art: '',
      text: '',
    })),
  }
}
