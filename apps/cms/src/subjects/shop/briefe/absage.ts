import { shopPfade } from '@kurstadt/contract/shop'
import { env } from '../../../env.ts'
import { referenzOf } from '../bestellen/referenz.ts'
import { zugangOf } from '../bestellung/zugang.ts'
import type { Nachricht } from '../collections/bestellungen/zustand.ts'
import type { ShopSettings } from '../einstellungen/index.ts'
import { tag as dayOf, shopWords } from '../worte/index.ts'
import { eventNews } from './karten.ts'
import { absenderText } from './zeilen.ts'

type Told = {
  order: {
    nummer: number
    sprache: 'de' | 'en'
    schluessel: string | null
    lage: { bezahlt: boolean }
    positionen: readonly { titel: string; preis_cent: number; eintritt: number | null }[]
  }
  was: Nachricht
  /** What they were told before; null for nothing. */
  zuletzt: Nachricht | null
  /** Number, name and first day of the event, as far as anybody knows. */
  nummer: number
  titel: string | null
  tag: string | null
  /** The day that it was moved to; null while nobody knows. */
  neu: string | null
  settings: ShopSettings
  secret: string
}

const page = {
  de: 'Ihre Bestellung sehen Sie hier (der Link ist nur für Sie):',
  en: 'You see your order here (the link is for you alone):',
}

/** The letter to whoever holds tickets: their event is cancelled, or takes place after all. */
export function absageBrief(told: Told): { betreff: string; text: string } {
  const { neu, nummer, order, secret, settings, tag, was, zuletzt } = told
  const inWords = (day: string | null) =>
    day === null ? null : dayOf(`${day}T12:00:00Z`, order.sprache)
  const { lage, positionen, schluessel, sprache } = order
  const bought = positionen.filter(({ eintritt }) => eintritt === nummer)
  const { hello, regards } = shopWords[sprache]
  const { absaetze, betreff } = eventNews({
    was,
    zuletzt,
    sprache,
    titel: told.titel || (bought[0]?.titel ?? ''),
    wann: inWords(tag),
    neu: inWords(neu),
    referenz: referenzOf(order.nummer),
    bezahlt: lage.bezahlt,
    kostenlos: bought.every(({ preis_cent }) => preis_cent === 0),
  })
  const link = (key: string) =>
    env.WEBSITE_URL + shopPfade[sprache].bestellung(zugangOf(key, secret))
  const parts = [
    [hello],
    ...absaetze.map((absatz) => [absatz]),
    ...(schluessel === null ? [] : [[page[sprache], link(schluessel)]]),
    [regards, ...absenderText(settings.verkaeufer)],
  ]
  return { betreff, text: `${parts.map((part) => part.join('\n')).join('\n\n')}\n` }
}
