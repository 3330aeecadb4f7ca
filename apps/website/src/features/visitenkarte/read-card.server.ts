import type { Content } from '../../content/index.server.ts'
import { cardOfAmt, cardOfMitarbeiter, cardOfPlace } from './visitenkarte.server.ts'

const placeCalls = { betrieb: 'brancheneintraege/{id}', unterkunft: 'unterkuenfte/{id}' } as const

/** The visiting card of somebody by their number; null when there is nobody. */
export async function readCard(
  content: Content,
  { typ, id }: { typ: string; id: number },
  baseUrl: string,
): Promise<string | null> {
  if (typ === 'betrieb' || typ === 'unterkunft') {
    const place = await content.loadPlace(placeCalls[typ], id)
    return place && cardOfPlace(place, baseUrl)
  }
  const { einstellungen } = await content.loadShell({ sprache: 'de', theme: 'default' })
  const town = einstellungen?.rathaus.name ?? einstellungen?.ortsname ?? ''
  if (typ === 'amt') {
    const amt = await content.loadAmt(id)
    return amt && cardOfAmt(amt, town, baseUrl)
  }
  if (typ !== 'mitarbeiter') return null
  const person = await content.loadMitarbeiter(id)
  return person && cardOfMitarbeiter(person, town, baseUrl)
}
