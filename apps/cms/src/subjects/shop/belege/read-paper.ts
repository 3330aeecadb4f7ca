import { richText, type Sprache, sprachen } from '@kurstadt/contract'
import { z } from 'zod'
import { referenzOf } from '../bestellen/referenz.ts'
import type { Intake } from '../warenkorb/index.ts'
import type { NamedPaper, Rechnungspapier, Textpapier } from './papier.ts'
import { rechnungsdaten } from './rechnungsdaten.ts'

const number = z.coerce.number<number | string>()
const moment = z.date().transform((at) => at.toISOString())

const beleg = z.object({
  art: z.enum(['rechnung', 'korrektur']),
  nummer: z.string(),
  am: moment,
  daten: rechnungsdaten,
  bestellnummer: number,
  bezahlt_am: moment.nullable(),
  zahlbar_bis: moment.nullable(),
  gutschrift_cent: number,
  zu_nummer: z.string(),
  zu_am: moment,
})

const belegText = `
  select b.art, b.nummer, b.am, b.daten, o.nummer as bestellnummer, o.bezahlt_am,
    o.zahlbar_bis, r.nummer as zu_nummer, r.am as zu_am, coalesce((
      select sum((k.daten ->> 'summe_cent')::bigint) from shop_belege k
      where k.bestellung = o.id and k.art = 'korrektur'), 0) as gutschrift_cent
  from shop_belege b join bestellungen o on o.id = b.bestellung
  join shop_belege r on r.bestellung = o.id and r.art = 'rechnung'
  where o.id = $1 and case when $2 = 'rechnung' then b.art = 'rechnung' else b.nummer = $2 end`

const fileNames = {
  de: { rechnung: 'Rechnung', korrektur: 'Rechnungskorrektur', agb: 'AGB', widerruf: 'Widerruf' },
  en: { rechnung: 'Invoice', korrektur: 'Credit-note', agb: 'Terms', widerruf: 'Withdrawal' },
} as const

/** An invoice, or by its number what corrects one. */
export async function readInvoice(
  database: Intake,
  bestellung: string,
  which: string,
): Promise<NamedPaper | null> {
  const { rows } = await database.query({ text: belegText, values: [bestellung, which] })
  if (rows[0] === undefined) return null
  const { bestellnummer, zahlbar_bis, zu_am, zu_nummer, ...row } = beleg.parse(rows[0])
  const zu = row.art === 'korrektur' ? { nummer: zu_nummer, am: zu_am } : null
  // Who withdraws from a part has longer to pay the rest than the day of the order said.
  const daten = { ...row.daten, zahlbar_bis: zahlbar_bis ?? row.daten.zahlbar_bis }
  const papier: Rechnungspapier = { ...row, daten, zu, referenz: referenzOf(bestellnummer) }
  return { datei: `${fileNames[row.daten.sprache][row.art]}-${row.nummer}.pdf`, papier }
}

const terms = z.object({
  sprache: z.enum(sprachen),
  von: z.string(),
  am: moment,
  daten: z.object({ agb: richText, belehrung: richText, formular: richText }),
})

const termsText = `
  select o.sprache, t.daten, t.am,
    (select b.daten -> 'verkaeufer' ->> 'name' from shop_belege b
     where b.bestellung = o.id and b.art = 'rechnung') as von
  from bestellungen o join shop_bedingungen t on t.stand = o.bedingungen where o.id = $1`

const titles = {
  de: {
    agb: 'Allgemeine Geschäftsbedingungen',
    widerruf: 'Widerruf',
    belehrung: 'Widerrufsbelehrung',
    formular: 'Muster-Widerrufsformular',
  },
  en: {
    agb: 'Terms and conditions',
    widerruf: 'Withdrawal',
    belehrung: 'Instruction on withdrawal',
    formular: 'Model withdrawal form',
  },
} as const

function partsOf(
  which: 'agb' | 'widerruf',
  { agb, belehrung, formular }: z.infer<typeof terms>['daten'],
  sprache: Sprache,
): Textpapier['teile'] {
  const words = titles[sprache]
  if (which === 'agb') return [{ titel: null, text: agb }]
  return [
    { titel: words.belehrung, text: belehrung },
    { titel: words.formular, text: formular },
  ]
}

/** The terms that an order was made under, or the instruction on withdrawal; null where there is none. */
export async function readTermsPaper(
  database: Intake,
  bestellung: string,
  which: 'agb' | 'widerruf',
): Promise<NamedPaper | null> {
  const { rows } = await database.query({ text: termsText, values: [bestellung] })
  if (rows[0] === undefined) return null
  const { am, daten, sprache, von } = terms.parse(rows[0])
  const teile = partsOf(which, daten, sprache)
  if (teile.every(({ text }) => text.length === 0)) return null
  const titel = titles[sprache][which]
  const papier: Textpapier = { art: 'text', sprache, von, am, titel, teile }
  return { datei: `${fileNames[sprache][which]}.pdf`, papier }
}
