import type { Bestellung } from '@kurstadt/contract/shop'
import type { Printer } from '../../../platform/print/printer.ts'
import { drawPaper, type PaperFile } from '../belege/papers.ts'
import type { Papier } from '../belege/papier.ts'
import { recentSettings } from '../einstellungen/index.ts'
import type { CheckoutParts } from '../kasse/index.ts'
import { bestellungOf, findOrder } from './read-order.ts'

/** An order as its link shows it; null for a link that opens none. */
export async function answerOrder(
  { payload, intake }: CheckoutParts,
  zugang: string,
): Promise<Bestellung | null> {
  const order = await findOrder(intake, zugang)
  if (order === null) return null
  const { settings } = await recentSettings(payload, order.sprache)
  return bestellungOf(order, settings, new Date())
}

/** A paper of the order that a link opens; null where there is none. */
export async function answerPaper(
  { intake, payload }: Pick<CheckoutParts, 'intake' | 'payload'>,
  printer: Printer<Papier>,
  { zugang, papier }: { zugang: string; papier: string },
): Promise<PaperFile | null> {
  const order = await findOrder(intake, zugang)
  if (order === null) return null
  const { secret } = payload
  return drawPaper(printer, intake, { bestellung: order.id, name: papier, secret })
}
