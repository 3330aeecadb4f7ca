import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction, sql } from '../../../platform/database/index.ts'
import type { Intake } from '../warenkorb/index.ts'
import { type Urteil, type Zahlung, type Zahlungsstand, zahlungsstaende } from './urteil.ts'

const number = z.coerce.number<number | string>()

const isStand = (value: unknown): value is Zahlungsstand =>
  typeof value === 'string' && Object.hasOwn(zahlungsstaende, value)

const zahlung = z.object({
  id: z.string(),
  bestellung: z.string(),
  cent: number,
  stand: z.custom<Zahlungsstand>(isStand),
  erstattet_cent: number,
})

/** The payments of an order, oldest first. */
export async function zahlungenOf(intake: Intake, bestellung: string): Promise<Zahlung[]> {
  const text = `select id, bestellung, cent, stand, erstattet_cent from shop_zahlungen
    where bestellung = $1 order by am, id`
  const { rows } = await intake.query({ name: 'zahlungen', text, values: [bestellung] })
  return rows.map((row) => zahlung.parse(row))
}

/** True for a payment that was begun here. */
export async function isKnownPayment(intake: Intake, id: string): Promise<boolean> {
  const text = 'select from shop_zahlungen where id = $1'
  const { rowCount } = await intake.query({ name: 'zahlung-bekannt', text, values: [id] })
  return rowCount === 1
}

/** Keeps a payment that was begun; the same one twice is one. */
export async function keepPayment(
  intake: Intake,
  { bestellung, cent, id }: Pick<Zahlung, 'bestellung' | 'cent' | 'id'>,
): Promise<void> {
  const text = `insert into shop_zahlungen (id, bestellung, cent) values ($1, $2, $3)
    on conflict (id) do nothing`
  await intake.query({ name: 'zahlung-begonnen', text, values: [id, bestellung, cent] })
}

/** The payments of some orders as the office sees them, oldest first. */
export async function readZahlungen(
  req: PayloadRequest,
  ...bestellungen: readonly string[]
): Promise<Zahlung[]> {
  const rows = await inTransaction(
    req,
    sql`select id, bestellung, cent, stand, erstattet_cent from shop_zahlungen
        where bestellung = any(${`{${bestellungen.join()}}`}::uuid[]) order by am, id`,
  )
  return rows.map((row) => zahlung.parse(row))
}

/** A payment; null for one that there is not. */
export async function findZahlung(req: PayloadRequest, id: string): Promise<Zahlung | null> {
  const [row] = await inTransaction(
    req,
    sql`select id, bestellung, cent, stand, erstattet_cent from shop_zahlungen
        where id = ${id}`,
  )
  return row === undefined ? null : zahlung.parse(row)
}

/** Notes what has become of a payment. */
export async function noteZahlung(
  req: PayloadRequest,
  id: string,
  { erstattet_cent, stand }: Pick<Urteil, 'erstattet_cent' | 'stand'>,
): Promise<void> {
  await inTransaction(
    req,
    sql`update shop_zahlungen set stand = ${stand}, erstattet_cent = ${erstattet_cent},
          geaendert_am = now() where id = ${id}`,
  )
}
