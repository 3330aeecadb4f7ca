import { createHash, randomBytes } from 'node:crypto'
import { type Sprache, sprachen } from '@kurstadt/contract'
import type pg from 'pg'
import { z } from 'zod'

/** Days after which a cart that nobody has looked at is forgotten; the cookie lives as long. */
export const cartDays = 30

/** The way in for what visitors send. */
export type Intake = Pick<pg.Pool, 'query'>

/** Bytes of a cart's secret: 128 bits (T65). */
const secretBytes = 16

/** A secret for a new cart. */
export const newSecret = () => randomBytes(secretBytes).toString('base64url')

/** What the table keeps of it: whoever reads the table can open no cart. */
export const cartIdOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** A line of a cart as a table has it. */
export const stored = z.object({
  id: z.string(),
  artikel: z.string(),
  nummer: z.coerce.number<number | string>().nullable(),
  groesse: z.string(),
  anmerkungen: z.string(),
  menge: z.int(),
  titel: z.string(),
  sprache: z.enum(sprachen),
  preis_cent: z.coerce.number<number | string>(),
})

/** A line of a cart as it is kept: with the name, in its language, and the price of when it was put in. */
export type StoredPosition = z.infer<typeof stored>

const readText = `
  select p.id, p.artikel, a.nummer, p.groesse, p.anmerkungen, p.menge, p.titel, p.sprache, p.preis_cent
  from warenkorb_positionen p left join shop_artikel a on a.id = p.artikel
  where p.korb = $1 order by p.am, p.id`

/** The lines of a cart in the order in which they were put in. */
export async function readPositions(intake: Intake, korb: string): Promise<StoredPosition[]> {
  const { rows } = await intake.query({ name: 'korb', text: readText, values: [korb] })
  return rows.map((row) => stored.parse(row))
}

const knownText = `
  update warenkoerbe set gesehen_am = now()
  where id = $1 and gesehen_am > now() - make_interval(days => $2) returning id`

/** True for a cart that there is; it counts as looked at now. */
export async function isKnown(intake: Intake, korb: string): Promise<boolean> {
  const values = [korb, cartDays]
  const { rowCount } = await intake.query({ name: 'korb-bekannt', text: knownText, values })
  return rowCount === 1
}

/** What is put in; `hoechstens` is how many there may be of it in this line. */
export type NewPosition = {
  artikel: string
  groesse: string
  anmerkungen: string
  menge: number
  hoechstens: number
  titel: string
  /** Language of the name. */
  sprache: Sprache
  preis_cent: number
}

const addText = `
  with korb as (
    insert into warenkoerbe (id) values ($1)
    on conflict (id) do update set gesehen_am = now() returning id
  )
  insert into warenkorb_positionen as p
    (korb, artikel, groesse, anmerkungen, menge, titel, preis_cent, sprache)
  select id, $2, $3, $4, least($5::int, $6::int), $7, $8, $9 from korb
  on conflict (korb, artikel, groesse, anmerkungen) do update set
    menge = greatest(1, least(p.menge + $5::int, $6::int)),
    titel = excluded.titel, sprache = excluded.sprache, preis_cent = excluded.preis_cent
  returning p.id, p.menge`

const added = z.object({ id: z.string(), menge: z.int() })

/** Puts something in: the same once more is more of it. Makes the cart where there is none. */
export async function addPosition(
  intake: Intake,
  korb: string,
  position: NewPosition,
): Promise<z.infer<typeof added>> {
  const { artikel, groesse, anmerkungen, menge, hoechstens, ...names } = position
  const { titel, preis_cent, sprache } = names
  const values = [
    korb,
    artikel,
    groesse,
    anmerkungen,
    menge,
    hoechstens,
    titel,
    preis_cent,
    sprache,
  ]
  const { rows } = await intake.query({ name: 'korb-hinein', text: addText, values })
  return added.parse(rows[0])
}

const changeText = `
  update warenkorb_positionen p set menge = n.menge
  from jsonb_to_recordset($2::jsonb) as n(id uuid, menge int)
  where p.korb = $1 and p.id = n.id`

/** Sets quantities. */
export async function changeQuantities(
  intake: Intake,
  korb: string,
  mengen: readonly { id: string; menge: number }[],
): Promise<void> {
  const values = [korb, JSON.stringify(mengen)]
  await intake.query({ name: 'korb-mengen', text: changeText, values })
}

/** Takes a line out. */
export async function removePosition(intake: Intake, korb: string, id: string): Promise<void> {
  const text = 'delete from warenkorb_positionen where korb = $1 and id = $2'
  await intake.query({ name: 'korb-heraus', text, values: [korb, id] })
}
