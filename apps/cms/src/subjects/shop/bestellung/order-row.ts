import { sprachen, steuersaetze, widerrufArten } from '@kurstadt/contract'
import {
  bestellStaende,
  laender,
  lieferarten,
  steuer,
  zahlungsarten,
} from '@kurstadt/contract/shop'
import { z } from 'zod'
import { rechnungsdaten } from '../belege/rechnungsdaten.ts'
import { schritt } from '../collections/bestellungen/zustand.ts'

const number = z.coerce.number<number | string>()
const moment = z.date().transform((at) => at.toISOString())

/** A line of an order as its table has it. */
export const position = z.object({
  artikel: z.string(),
  titel: z.string(),
  groesse: z
    .string()
    .nullish()
    .transform((size) => size || null),
  anmerkungen: z
    .string()
    .nullish()
    .transform((text) => text || null),
  menge: z.number(),
  preis_cent: z.number(),
  mwst: z.literal(steuersaetze).catch(19),
  widerruf: z
    .enum(widerrufArten)
    .nullish()
    .transform((art) => art ?? 'ja'),
  /** Number of the event that it lets one in to; null for what is no ticket. */
  eintritt: z
    .number()
    .nullish()
    .transform((nummer) => nummer ?? null),
})

/** An order as its table has it, with the invoice's facts. */
export const orderRecord = z.object({
  id: z.string(),
  nummer: number,
  sprache: z.enum(sprachen).catch('de'),
  stand: z.enum(bestellStaende),
  lieferung: z.enum(lieferarten).catch('versand'),
  zahlung: z.enum(zahlungsarten).catch('rechnung'),
  vorname: z.string().nullable(),
  nachname: z.string().nullable(),
  strasse: z.string().nullable(),
  plz: z.string().nullable(),
  ort: z.string().nullable(),
  land: z.enum(laender).catch('DE'),
  email: z.string().nullable(),
  positionen: z.array(position),
  versand_cent: number,
  summe_cent: number,
  erstattet_cent: number.nullable().transform((cent) => cent ?? 0),
  steuern: z
    .array(steuer)
    .nullable()
    .transform((rates) => rates ?? []),
  verlauf: z
    .array(schritt)
    .nullable()
    .transform((steps) => steps ?? []),
  zahlbar_bis: moment.nullable(),
  bezahlt_am: moment.nullable(),
  versandt_am: moment.nullable(),
  erledigt_am: moment.nullable(),
  created_at: moment,
  schluessel: z.string().nullable(),
  rechnung: rechnungsdaten.nullable(),
  rechnungsnummer: z.string().nullable(),
  korrekturen: z.array(z.string()),
  widerruf_am: moment.nullable(),
  hat_agb: z.boolean(),
  hat_belehrung: z.boolean(),
  /** True while a payment is under way that may still come. */
  zahlung_begonnen: z.boolean(),
})

/** An order as its table has it. */
export type OrderRecord = z.infer<typeof orderRecord>

/** Reads an order by a condition on `o`. */
export const orderText = (condition: string) => `
  select o.*, r.daten as rechnung, r.nummer as rechnungsnummer, coalesce((
    select jsonb_agg(k.nummer order by k.am) from shop_belege k
    where k.bestellung = o.id and k.art = 'korrektur'), '[]') as korrekturen,
    (select min(w.eingegangen_am) from widerrufe w
      where w.bestellung_id = o.id and not coalesce(w.erledigt, false)) as widerruf_am,
    t.stand is not null as hat_belehrung,
    exists (select from shop_zahlungen s where s.bestellung = o.id and s.stand in ('offen', 'bezahlt'))
      as zahlung_begonnen,
    coalesce(jsonb_array_length(t.daten -> 'agb'), 0) > 0 as hat_agb
  from bestellungen o left join shop_belege r on r.bestellung = o.id and r.art = 'rechnung'
  left join shop_bedingungen t on t.stand = o.bedingungen
  where ${condition}`
