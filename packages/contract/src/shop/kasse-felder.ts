import * as z from 'zod/mini'
import { auswahl, email, freiwillig, telefon, vorname, zeile } from '../forms/fields.ts'
import { refuseUnless } from '../forms/rules.ts'
import {
  type Land,
  type Lieferart,
  laender,
  lieferarten,
  type Zahlungsart,
  zahlungsarten,
} from './arten.ts'
import { ohneLink } from './ohne-link.ts'

/** What can be chosen for what is in a cart. */
export type Angebot = { lieferungen: readonly Lieferart[]; zahlungen: readonly Zahlungsart[] }

/** What a checkout depends on: the choices, and what the goods cost. */
export type KasseRahmen = { angebot: Angebot; waren_cent: number }

/** True when nothing is paid, however it comes: neither what is in the cart nor its delivery. */
export const isFree = (lieferungen: readonly Lieferart[], waren_cent: number): boolean =>
  waren_cent === 0 && !lieferungen.includes('versand')

/** Up to this amount an invoice needs no recipient (§ 33 UStDV). */
export const kleinbetrag = 25_000

/** How post codes look in each country. */
const plzMuster: Readonly<Record<Land, RegExp>> = {
  DE: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  FR: /^\d{5}$/,
}

/** `D-78122`, and `78 122`, as people write them. */
const tidyPlz = (plz: string) => plz.replace(/^[A-Z]{1,2}\s*-\s*/i, '').replaceAll(/\s/g, '')

const plz = zeile({ max: 12 }).check(z.overwrite(tidyPlz))

/** What the checkout asks for, each by itself. */
const felder = z.object({
  lieferung: auswahl(lieferarten),
  zahlung: auswahl(zahlungsarten),
  vorname: ohneLink(vorname),
  nachname: ohneLink(vorname),
  strasse: freiwillig(ohneLink(zeile())),
  plz: freiwillig(plz),
  ort: freiwillig(ohneLink(zeile())),
  land: auswahl(laender),
  email,
  telefon: freiwillig(telefon),
})

/** What somebody has entered at the checkout. */
export type Kasse = z.infer<typeof felder>
/** One field of it. */
export type KasseFeld = keyof Kasse

/** Names of the fields, in their order. */
export const kasseFelder = Object.keys(felder.shape).filter((name): name is KasseFeld =>
  Object.hasOwn(felder.shape, name),
)

type Values = Readonly<Record<string, unknown>>

/**
 * True when somebody's address is needed: for a parcel, for an invoice by which they pay, and for
 * every invoice above a small amount.
 */
export function needsAddress({ lieferung, zahlung }: Values, waren_cent: number): boolean {
  return lieferung === 'versand' || zahlung === 'rechnung' || waren_cent > kleinbetrag
}

const isLand = (value: unknown): value is Land => laender.some((one) => one === value)

/** Whether one of the choices is among those that are offered; one that is missing is said already. */
const isOffered = (value: unknown, offered: readonly string[]) =>
  typeof value !== 'string' || offered.includes(value)

/** What is paid when it is fetched has to be fetched. */
const fits = ({ lieferung, zahlung }: Values) => zahlung !== 'abholung' || lieferung === 'abholung'

/** What the checkout asks for, with the rules between its fields. */
export function kasseSchema({ angebot, waren_cent }: KasseRahmen) {
  const { lieferungen, zahlungen } = angebot
  const rules: [(values: Values) => boolean, KasseFeld][] = [
    [({ lieferung }) => isOffered(lieferung, lieferungen), 'lieferung'],
    [({ zahlung }) => isOffered(zahlung, zahlungen), 'zahlung'],
    [fits, 'zahlung'],
    [
      ({ plz: code, land }) =>
        typeof code !== 'string' || !isLand(land) || plzMuster[land].test(code),
      'plz',
    ],
  ]
  const needed = (['strasse', 'plz', 'ort'] as const).map(
    (field) =>
      [
        (values: Values) => !needsAddress(values, waren_cent) || Boolean(values[field]),
        field,
      ] as const,
  )
  let schema = felder
  for (const [isRight, field] of rules) schema = refuseUnless(schema, isRight, [field, 'ungueltig'])
  for (const [isRight, field] of needed) schema = refuseUnless(schema, isRight, [field, 'fehlt'])
  return schema
}
