import type { PayloadRequest } from 'payload'
import { gapText, readGaps } from '../../subjects/stadt/index.ts'
import { most } from './hits.ts'
import type { Section } from './section.ts'

const view = '/admin/abfuhr-luecken'
const label = 'Lücken im Abfallkalender'

/** What is missing in the waste calendar, for whoever keeps it; null where nothing is. */
export async function readWasteGaps(req: PayloadRequest): Promise<Section | null> {
  const found = await readGaps(req)
  if (found === null || found.gaps.length === 0) return null
  const { gaps } = found
  return {
    key: 'abfuhr-luecken',
    titel: label,
    count: gaps.length,
    empty: '',
    lists: [{ label, count: gaps.length, href: view }],
    lines: gaps.slice(0, most).map((gap, place) => ({
      href: `${view}#luecke-${place + 1}`,
      titel: gapText(gap, found),
      art: '',
      text: gap.bezirke.length === 0 ? '' : `Bezirk ${gap.bezirke.join(', ')}`,
    })),
  }
}
