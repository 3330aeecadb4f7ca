import type { Sprache } from '@kurstadt/contract'
import { type Verkaeufer, type Zahlungsart, zahlungsarten } from '@kurstadt/contract/shop'
import type { Payload } from 'payload'
import { env } from '../../../env.ts'
import type { EinstellungenDoc, ShopEinstellungenDoc } from '../../../payload-types.ts'
import { inLanguage, plainRead } from '../../../wire/read/index.ts'
import { textOrNull } from '../../../wire/serialise/values.ts'
import { type Houses, readHouses } from '../../einstellungen/index.ts'
import { compactIban } from '../global/iban.ts'

/** The account that transfers go to. */
export type Konto = { inhaber: string; iban: string; bic: string | null; bank: string | null }

/** How the shop is run, in the words of one language. */
export type ShopSettings = {
  verkaeufer: Verkaeufer
  /** Null where nobody can transfer anything. */
  konto: Konto | null
  /** Ways to pay that the town has chosen and that work. */
  zahlungsarten: Zahlungsart[]
  tage: { vorkasse: number; rechnung: number; abholung: number }
  abholung: string
  /** The editor's own tree; null as long as nobody has written any terms. */
  agb: ShopEinstellungenDoc['agb'] | null
  /** Where orders are told of, and what runs low. */
  bestellung_email: string | null
  bestand_email: string | null
}

/** Who sells; what the shop's settings leave open says the office of the tourist information. */
function sellerOf(
  shop: ShopEinstellungenDoc,
  { tourismus }: EinstellungenDoc,
  houses: Houses,
): Verkaeufer {
  const own = shop.verkaeufer ?? {}
  const { adresse, kontakt } = houses.tourismus ?? {}
  const hasAddress = Boolean(own.strasse && own.plz && own.ort)
  const address = hasAddress ? own : (adresse ?? {})
  return {
    name: own.name || tourismus?.name || '',
    vertreten: textOrNull(own.vertreten),
    strasse: textOrNull(address.strasse),
    plz: textOrNull(address.plz),
    ort: textOrNull(address.ort),
    email: textOrNull(own.email || kontakt?.email),
    telefon: textOrNull(own.telefon || kontakt?.telefon),
    ust_id: textOrNull(own.ust_id),
  }
}

function accountOf({ konto }: ShopEinstellungenDoc, { name }: Verkaeufer): Konto | null {
  if (!konto?.iban) return null
  return {
    inhaber: konto.inhaber || name,
    iban: compactIban(konto.iban),
    bic: textOrNull(konto.bic),
    bank: textOrNull(konto.bank),
  }
}

const needsAccount: ReadonlySet<Zahlungsart> = new Set(['vorkasse', 'rechnung'])

/** Where there is nothing to fetch it from, an address takes its place. */
const placeOf = ({ name, strasse, plz, ort }: Verkaeufer) =>
  [name, strasse, [plz, ort].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** The settings of the shop. */
export async function readSettings(payload: Payload, sprache: Sprache): Promise<ShopSettings> {
  const how = { ...plainRead, ...inLanguage(sprache) }
  const [shop, site] = await Promise.all([
    payload.findGlobal({ slug: 'shop_einstellungen', ...how }),
    payload.findGlobal({ slug: 'einstellungen', ...how }),
  ])
  const houses = await readHouses(payload, site, { sprache })
  const verkaeufer = sellerOf(shop, site, houses)
  const konto = accountOf(shop, verkaeufer)
  const chosen = shop.zahlungsarten ?? ['vorkasse', 'abholung']
  const works = (one: Zahlungsart) => {
    if (one === 'online') return env.MOLLIE_API_KEY !== undefined
    return konto !== null || !needsAccount.has(one)
  }
  return {
    verkaeufer,
    konto,
    zahlungsarten: zahlungsarten.filter((one) => chosen.includes(one) && works(one)),
    tage: {
      vorkasse: shop.vorkasse_tage ?? 7,
      rechnung: shop.rechnung_tage ?? 14,
      abholung: shop.abholung_tage ?? 14,
    },
    abholung: shop.abholung?.trim() || placeOf(verkaeufer),
    agb: shop.agb ?? null,
    bestellung_email: verkaeufer.email,
    bestand_email: textOrNull(shop.bestand_email) ?? verkaeufer.email,
  }
}
