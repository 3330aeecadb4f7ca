import type { RichText, Sprache } from '@kurstadt/contract'
import { shopPfade, type Verkaeufer } from '@kurstadt/contract/shop'
import { env } from '../../../env.ts'
import { widerrufDe } from './widerruf.de.ts'
import { widerrufEn } from './widerruf.en.ts'
import type { Widerrufstexte } from './wort.ts'

const texts = { de: widerrufDe, en: widerrufEn }

/** Who sells, in one line: name, address, and how one reaches them. */
export function sellerLine({ name, strasse, plz, ort, telefon, email }: Verkaeufer): string {
  const town = [plz, ort].filter(Boolean).join(' ')
  return [name, strasse, town, telefon, email].filter(Boolean).join(', ')
}

/** The instruction on withdrawal and its form, with the seller filled in. */
export function widerrufstexte(verkaeufer: Verkaeufer, sprache: Sprache): Widerrufstexte {
  const adresse = env.WEBSITE_URL + shopPfade[sprache].widerruf
  return texts[sprache]({ verkaeufer: sellerLine(verkaeufer), adresse })
}

/** The terms of a purchase as they were when it was made. */
export type Bedingungen = { agb: RichText } & Widerrufstexte
