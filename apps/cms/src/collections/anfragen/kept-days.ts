import type { PayloadRequest } from 'payload'
import { usualDays } from './lebenslauf.ts'

/** Days that a request is kept, as the settings say now. */
export async function keptDays(req: PayloadRequest): Promise<number> {
  const { anfragen_tage } = await req.payload.findGlobal({
    slug: 'einstellungen',
    req,
    depth: 0,
    select: { anfragen_tage: true },
  })
  return anfragen_tage ?? usualDays
}
