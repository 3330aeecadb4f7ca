import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { usualDays } from './lebenslauf.ts'

/** Contact details of a visit serve nothing once somebody could no longer have fallen ill. */
export const visitDays = 28

const visit = z.object({ datum: z.iso.date() })

/** Day from which these days are counted: its arrival, or the visit that it announces. */
export function countedFrom(received: string, art: unknown, daten: unknown): string {
  const { data } = visit.safeParse(art === 'corona' ? daten : null)
  return data && data.datum > received ? data.datum : received
}

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
