import { problemsOf } from '@kurstadt/contract/forms'
import {
  isFree,
  type KasseAntwort,
  type KasseFrage,
  kasseAntwort,
  kasseFelder,
  kasseSchema,
} from '@kurstadt/contract/shop'
import { dayAt } from '../../../platform/time/berlin.ts'
import { recentSettings } from '../einstellungen/index.ts'
import { answerCart, type CartParts, cartIdOf } from '../warenkorb/index.ts'
import { angebotOf, freeOrderPayment } from './angebot.ts'
import { keepCheckout, readCheckout } from './store.ts'
import { uebersichtOf } from './uebersicht.ts'

/** What answers at the checkout. */
export type CheckoutParts = CartParts

/** What a checkout asks for; whatever else was sent is not looked at (T66). */
function knownOf(felder: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(kasseFelder.map((name) => [name, felder[name] ?? '']))
}

/** Takes what somebody enters at the checkout, and shows what is ordered by it. */
export async function answerCheckout(
  parts: CheckoutParts,
  question: KasseFrage,
): Promise<KasseAntwort> {
  const { payload, intake } = parts
  const { korb: asked, sprache } = question
  const [{ korb, warenkorb }, recent] = await Promise.all([
    answerCart(parts, { tun: 'zeigen', korb: asked, sprache }),
    recentSettings(payload, sprache),
  ])
  const { settings } = recent
  const { abholung } = settings
  const now = new Date()
  const nothing = { korb, warenkorb, felder: {}, fehler: {}, abholung, uebersicht: null }
  if (korb === null || warenkorb === null || !warenkorb.bestellbar)
    return { ...nothing, angebot: { lieferungen: [], zahlungen: [] } }
  const angebot = angebotOf(warenkorb, settings, dayAt(now))
  const entered =
    question.tun === 'angeben' ? question.felder : await readCheckout(intake, cartIdOf(korb))
  const shown = {
    ...nothing,
    angebot: { lieferungen: [...angebot.lieferungen], zahlungen: [...angebot.zahlungen] },
  }
  if (entered === null) return shown
  const { waren_cent } = warenkorb
  const felder = knownOf(entered)
  // Chosen when something was in the cart that had to be paid.
  if (isFree(angebot.lieferungen, waren_cent)) felder.zahlung = freeOrderPayment
  const parsed = kasseSchema({ angebot, waren_cent }).safeParse(felder)
  if (!parsed.success)
    return kasseAntwort.parse({ ...shown, felder, fehler: problemsOf(parsed.error) })
  if (question.tun === 'angeben') await keepCheckout(intake, cartIdOf(korb), felder)
  return { ...shown, felder, uebersicht: uebersichtOf(warenkorb, parsed.data, recent, now) }
}
