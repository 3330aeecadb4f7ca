import type { Sprache } from '@kurstadt/contract'
import type { Verkaeufer } from '@kurstadt/contract/shop'
import type { Konto } from '../einstellungen/index.ts'
import { spacedIban } from '../global/iban.ts'
import type { Betraege } from '../rechnen/index.ts'
import { betrag, shopWords } from '../worte/index.ts'

/** A line of an order, as far as a letter names it. */
export type Zeile = { titel: string; groesse: string | null; menge: number; preis_cent: number }

/** One line of an order in words. */
export function zeileText({ groesse, menge, preis_cent, titel }: Zeile, sprache: Sprache): string {
  const words = shopWords[sprache]
  const name = [titel, ...(groesse === null ? [] : [words.size(groesse)])].join(', ')
  const price =
    menge === 1
      ? betrag(preis_cent, sprache)
      : `${betrag(menge * preis_cent, sprache)} (${betrag(preis_cent, sprache)} ${words.each})`
  return `${menge} × ${name}: ${price}`
}

/** What an order costs, and the VAT in it, each a line. */
export function summenText(
  { steuern, summe_cent, versand_cent }: Pick<Betraege, 'steuern' | 'summe_cent' | 'versand_cent'>,
  sprache: Sprache,
): string[] {
  const words = shopWords[sprache]
  const taxes = steuern.map(
    ({ satz, steuer_cent }) => `${words.vat(satz)}: ${betrag(steuer_cent, sprache)}`,
  )
  const shipping = versand_cent === 0 ? [] : [`${words.shipping}: ${betrag(versand_cent, sprache)}`]
  return [...shipping, `${words.sum}: ${betrag(summe_cent, sprache)}`, ...taxes]
}

const accountWords = {
  de: { holder: 'Empfänger', bank: 'Bank', purpose: 'Verwendungszweck' },
  en: { holder: 'Account holder', bank: 'Bank', purpose: 'Reference' },
}

/** Where a transfer goes, each a line. */
export function kontoText(konto: Konto, zweck: string, sprache: Sprache): string[] {
  const { bank, holder, purpose } = accountWords[sprache]
  return [
    `${holder}: ${konto.inhaber}`,
    `IBAN: ${spacedIban(konto.iban)}`,
    ...(konto.bic === null ? [] : [`BIC: ${konto.bic}`]),
    ...(konto.bank === null ? [] : [`${bank}: ${konto.bank}`]),
    `${purpose}: ${zweck}`,
  ]
}

/** Who sells, each a line, as it stands below a letter. */
export function absenderText(seller: Verkaeufer): string[] {
  const { email, name, ort, plz, strasse, telefon, vertreten } = seller
  const town = [plz, ort].filter(Boolean).join(' ')
  return [name, vertreten, strasse, town, telefon, email].filter(
    (line): line is string => line !== null && line !== '',
  )
}
