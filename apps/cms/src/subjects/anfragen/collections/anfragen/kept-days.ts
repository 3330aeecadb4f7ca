import type { PayloadRequest } from 'payload'
import { usualDays } from './lebenslauf.ts'

/** Contact details of a visit serve nothing once somebody could no longer have fallen ill. */
export const visitDays = 28

/** Days that a request of a kind is kept, as the settings say now. */
export async function keptDays(req: PayloadRequest, art: unknown): Promise<number> {
  if (art === 'corona') return visitDays
  const { anfragen_tage } = await req.payload.findGlobal({
    slug: 'einstellungen',
    req,
    depth: 0,
    select: { anfragen_tage: true },
  })
  return anfragen_tage ?? usualDays
}
