import { z } from 'zod'
import type { Intake } from '../warenkorb/index.ts'

/** Hours for which what was entered is kept: long enough to look for one's bank card. */
const checkoutHours = 24

const kept = z.object({ kasse: z.record(z.string(), z.string()).nullable() })

const readText = `
  select case when kasse_bis > now() then kasse end as kasse from warenkoerbe where id = $1`

/** What somebody has entered at the checkout, as they wrote it; null when there is nothing. */
export async function readCheckout(
  intake: Intake,
  korb: string,
): Promise<Record<string, string> | null> {
  const { rows } = await intake.query({ name: 'kasse', text: readText, values: [korb] })
  return rows[0] === undefined ? null : kept.parse(rows[0]).kasse
}

const keepText = `
  update warenkoerbe set kasse = $2::jsonb, kasse_bis = now() + make_interval(hours => $3),
    gesehen_am = now()
  where id = $1`

/** Keeps what somebody has entered for a day. */
export async function keepCheckout(
  intake: Intake,
  korb: string,
  felder: Readonly<Record<string, string>>,
): Promise<void> {
  const values = [korb, JSON.stringify(felder), checkoutHours]
  await intake.query({ name: 'kasse-merken', text: keepText, values })
}
