import { strFromU8, unzipSync } from 'fflate'
import { z } from 'zod'
import { openInbox } from './inbox.ts'
import { local } from './writing.ts'

const found = z.object({
  anzahl: z.number(),
  loeschbar: z.number(),
  bereiche: z.array(
    z.object({
      name: z.string(),
      anzahl: z.number(),
      gruppen: z.array(
        z.object({
          warum: z.string().nullable(),
          bis: z.string().nullable(),
          anzahl: z.number(),
          eintraege: z.array(z.object({ titel: z.string() })),
        }),
      ),
    }),
  ),
})

const erased = z.object({
  geloescht: z.array(z.object({ name: z.string(), anzahl: z.number().nullable() })),
  danach: found,
})

/** An address that nobody else has. */
export const person = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.de`

/** A back office whose administration looks at what is kept of people. */
export async function openPersonalData() {
  const office = await openInbox()
  const admin = await office.logIn('administration')
  const { payload } = office
  const rows = async (text: string, values: unknown[] = []) => {
    const answer = await payload.db.pool.query(text, values)
    return z.array(z.record(z.string(), z.unknown())).parse(answer.rows)
  }
  const post = (path: string, email: unknown, token = admin) =>
    office.call('POST', `personendaten/${path}`, { email }, token)
  const look = async (email: string) => found.parse((await post('suchen', email)).body)
  const erase = async (email: string) => erased.parse((await post('loeschen', email)).body)
  const areasOf = async (email: string) =>
    Object.fromEntries((await look(email)).bereiche.map(({ anzahl, name }) => [name, anzahl]))
  const ask = (email: string | null, rest: object = {}) =>
    payload.create({
      collection: 'anfragen',
      ...local,
      data: {
        art: 'kontakt',
        name: 'Kim Muster',
        status: 'erledigt',
        schluessel: crypto.randomUUID(),
        email,
        daten: {},
        ...rest,
      },
    })
  const order = (email: string, { stand = 'versandt', days = 60 } = {}) =>
    rows(
      `insert into bestellungen (vorname, nachname, land, email, telefon, notiz, stand, positionen,
         versand_cent, summe_cent, zugang, schluessel, nummer, created_at, erledigt_am)
       values ('Kim', 'Muster', 'DE', $1, '030 23125 100', 'ruft an', $2, '[]', 0, 1200,
         gen_random_uuid()::text, gen_random_uuid()::text, (random() * 1e6)::int,
         now() - make_interval(days => $3), now() - make_interval(days => $3)) returning id`,
      [email, stand, days],
    )
  /** The archive of an address, as whoever gets it unpacks it. */
  const archive = async (email: string) => {
    const answer = await office.download('personendaten/auskunft', admin, { email })
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    const data: unknown = JSON.parse(text('daten.json'))
    return { data, page: text('auskunft.html'), names: Object.keys(files) }
  }
  return { office, rows, post, look, erase, areasOf, ask, order, archive }
}
