import type { AmtContent, MitarbeiterContent } from '../../../../../content/shape.ts'
import { adresseIn } from './adresse.ts'
import { inEnglish } from './in-english.ts'
import { hoursInEnglish, hoursOf } from './oeffnungszeiten.ts'
import { idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'

async function addPerson(seeding: Seeding, person: MitarbeiterContent): Promise<void> {
  const { key, funktion, zustaendigkeiten, sprachkenntnisse, bild, vertretung, ...more } = person
  const { zimmer, gebaeude, ...rest } = more
  const id = await publish(
    seeding,
    'mitarbeiter',
    {
      ...rest,
      funktion: funktion.de,
      zimmer: zimmer?.de,
      gebaeude: gebaeude?.de,
      zustaendigkeiten: zustaendigkeiten && seeding.richText(zustaendigkeiten.de),
      sprachkenntnisse: sprachkenntnisse?.de,
      bild: bild === undefined ? null : idOf(seeding.made, 'bilder', bild),
      _status: 'published',
    },
    inEnglish(seeding, {
      plain: { funktion, zimmer, gebaeude, sprachkenntnisse },
      rich: { zustaendigkeiten },
    }),
  )
  remember(seeding.made, 'mitarbeiter', key, id)
}

async function addAmt(seeding: Seeding, amt: AmtContent): Promise<void> {
  const { richText, made, town } = seeding
  const { key, titel, text, zustaendigkeiten, zimmer, barrierefrei, bild, leitung, ...rest } = amt
  const { adresse, oeffnungszeiten, mitarbeiter, uebergeordnet, ...plain } = rest
  const hours = hoursOf(oeffnungszeiten)
  const english = inEnglish(seeding, { plain: { titel, zimmer }, rich: { text, zustaendigkeiten } })
  const access = { ...barrierefrei, hinweis: barrierefrei?.hinweis?.de }
  const id = await publish(
    seeding,
    'aemter',
    {
      zustaendig: 'rathaus',
      ...plain,
      adresse: adresseIn('de', adresse),
      titel: titel.de,
      text: richText(text.de),
      zustaendigkeiten: richText(zustaendigkeiten.de),
      zimmer: zimmer?.de,
      barrierefrei: access,
      bild: bild === undefined ? null : idOf(made, 'bilder', bild),
      oeffnungszeitenStrukturiert: hours,
      leitung: leitung === undefined ? null : idOf(made, 'mitarbeiter', leitung),
      mitarbeiter: mitarbeiter.map((one) => idOf(made, 'mitarbeiter', one)),
      _status: 'published',
    },
    english && {
      ...english,
      adresse: adresseIn('en', adresse),
      barrierefrei: { ...access, hinweis: barrierefrei?.hinweis?.en },
      oeffnungszeitenStrukturiert: hoursInEnglish(hours, town.hinweise),
    },
  )
  remember(made, 'aemter', key, id)
}

/** Who stands in for whom, and which office belongs to which, once all of them are there. */
async function connect({ payload, req, made, town }: Seeding): Promise<void> {
  const shared = { req, depth: 0, overrideAccess: true, locale: 'de' } as const
  for (const { key, vertretung } of town.mitarbeiter) {
    if (vertretung === undefined) continue
    const data = { vertretung: idOf(made, 'mitarbeiter', vertretung) }
    const id = idOf(made, 'mitarbeiter', key)
    await payload.update({ collection: 'mitarbeiter', id, data, ...shared })
  }
  for (const { key, uebergeordnet } of town.aemter) {
    if (uebergeordnet === undefined) continue
    const data = { uebergeordnet: idOf(made, 'aemter', uebergeordnet) }
    await payload.update({ collection: 'aemter', id: idOf(made, 'aemter', key), data, ...shared })
  }
}

/** Makes the staff and then the offices they work in. */
export async function addRathaus(seeding: Seeding): Promise<void> {
  const { mitarbeiter, aemter } = seeding.town
  await inOrder(seeding, 'Personen', mitarbeiter, (person) => addPerson(seeding, person))
  await inOrder(seeding, 'Ämter', aemter, (amt) => addAmt(seeding, amt))
  await connect(seeding)
}
