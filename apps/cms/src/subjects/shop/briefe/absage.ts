import { shopPfade } from '@kurstadt/contract/shop'
import { env } from '../../../env.ts'
import { referenzOf } from '../bestellen/referenz.ts'
import { zugangOf } from '../bestellung/zugang.ts'
import type { Nachricht } from '../collections/bestellungen/zustand.ts'
import type { ShopSettings } from '../einstellungen/index.ts'
import { tag as dayOf, shopWords } from '../worte/index.ts'
import { eventNews } from './karten.ts'
import { placeNews } from './ort.ts'
import { absenderText } from './zeilen.ts'

type Shared = {
  order: {
    nummer: number
    sprache: 'de' | 'en'
    schluessel: string | null
    lage: { bezahlt: boolean }
    positionen: readonly { titel: string; preis_cent: number; eintritt: number | null }[]
  }
  settings: ShopSettings
  secret: string
}

/** Number, name and day of the event, and where it takes place now, as far as anybody knows. */
type Moved = { nummer: number; titel: string | null; tag: string | null; ort: string | null }

type Told = Shared & {
  was: Nachricht
  /** What they were told before; null for nothing. */
  zuletzt: Nachricht | null
  /** Number, name and first day of the event, as far as anybody knows. */
  nummer: number
  titel: string | null
  tag: string | null
  /** The day that it was moved to; null while nobody knows. */
  neu: string | null
}

const page = {
  de: 'Ihre Bestellung sehen Sie hier (der Link ist nur für Sie):',
  en: 'You see your order here (the link is for you alone):',
}

/** A letter to whoever holds tickets, with the way to the page of their order. */
function toMessage({ order, secret, settings }: Shared, absaetze: readonly string[]): string {
  const { schluessel, sprache } = order
  const { hello, regards } = shopWords[sprache]
  const link = (key: string) =>
    env.WEBSITE_URL + shopPfade[sprache].bestellung(zugangOf(key, secret))
  const parts = [
    [hello],
    ...absaetze.map((absatz) => [absatz]),
    ...(schluessel === null ? [] : [[page[sprache], link(schluessel)]]),
    [regards, ...absenderText(settings.verkaeufer)],
  ]
  return `${parts.map((part) => part.join('\n')).join('\n\n')}\n`
}

/** The letter to whoever holds tickets: their event takes place elsewhere, or where it was to be. */
export function verlegtBrief(moved: Shared & Moved): { betreff: string; text: string } {
  const { nummer, order, ort, tag, titel } = moved
  const { lage, positionen, sprache } = order
  const name = titel || (positionen.find(({ eintritt }) => eintritt === nummer)?.titel ?? '')
  const { betreff, absaetze } = placeNews({
    sprache,
    titel: name,
    wann: tag === null ? null : dayOf(`${tag}T12:00:00Z`, sprache),
    ort,
    referenz: referenzOf(order.nummer),
    bezahlt: lage.bezahlt,
  })
  return { betreff, text: toMessage(moved, absaetze) }
}

/** The letter to whoever holds tickets: their event is cancelled, or takes place after all. */
export function absageBrief(told: Told): { betreff: string; text: string } {
  const { neu, nummer, order, tag, was, zuletzt } = told
  const inWords = (day: string | null) =>
    day === null ? null : dayOf(`${day}T12:00:00Z`, order.sprache)
  const { lage, positionen, sprache } = order
  const bought = positionen.filter(({ eintritt }) => eintritt === nummer)
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
  return { betreff, text: toMessage(told, absaetze) }
}
