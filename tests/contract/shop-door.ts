import type { Befund, Stand } from '../../apps/cms/src/subjects/shop/einlass/index.ts'
import type { Shop } from './shop.ts'
import type { Held } from './ticket-holders.ts'

/** What somebody does at the door of an event, as the endpoint does it. */
export function doorOf(shop: Shop) {
  async function numberOfEvent(id: string): Promise<number> {
    const [row] = await shop.rows('select nummer from veranstaltungen where id = $1', [id])
    return Number(row?.nummer)
  }

  const eventOf = ({ article }: Held) => numberOfEvent(article.concert)

  async function checkAt(event: number, code: string): Promise<Befund> {
    const { pruefe } = await import('../../apps/cms/src/subjects/shop/einlass/index.ts')
    const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
    return oneTransaction(shop.payload, (req) => pruefe(req, code, event))
  }

  const check = async (held: Held, code: string) => checkAt(await eventOf(held), code)

  async function count(held: Held): Promise<Stand> {
    const { readStand } = await import('../../apps/cms/src/subjects/shop/einlass/index.ts')
    const { oneTransaction } = await import('../../apps/cms/src/platform/database/index.ts')
    const event = await eventOf(held)
    return oneTransaction(shop.payload, (req) => readStand(req, event))
  }

  /** The code of a ticket, or of what somebody would like to be one. */
  async function codeOf({ id, nummer }: Held, stueck: number, other: Partial<Forged> = {}) {
    const codes = await import('../../apps/cms/src/subjects/shop/karten/index.ts')
    const { bestellung = id, secret = shop.payload.secret, ...place } = other
    return codes.codeOf({ nummer, zeile: 0, stueck, ...place }, bestellung, secret)
  }

  return { check, checkAt, count, codeOf, eventOf, numberOfEvent }
}

/** What a code can be made of otherwise. */
type Forged = { nummer: number; zeile: number; bestellung: string; secret: string }
