import { drucksachen } from '../../../../../content/rat/drucksachen.ts'
import type { GremiumContent, RatContent } from '../../../../../content/rat/shape.ts'
import { idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'
import { addSitzung } from './sitzungen.ts'
import { addVorlage } from './vorlagen.ts'

const ascii = (name: string) =>
  name.toLowerCase().replace(/[äöüß]/g, (one) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[one] ?? 'ss')

async function addRatsmitglied(seeding: Seeding, member: RatContent): Promise<void> {
  const { key, vorname, nachname, telefon, kontaktFreigegeben, ...rest } = member
  const email = `${ascii(vorname)}.${ascii(nachname)}@rat.bad-silberbronn.example`
  const id = await publish(
    seeding,
    'raete',
    {
      ...rest,
      vorname,
      nachname,
      kontakt: { telefon: telefon ?? null, email },
      kontakt_freigegeben: kontaktFreigegeben,
      email,
      _status: 'published',
    },
    null,
  )
  remember(seeding.made, 'raete', key, id)
}

async function addGremium(
  seeding: Seeding,
  { key, text, mitglieder, ueblich, ...rest }: GremiumContent,
  place: number,
): Promise<void> {
  const id = await publish(
    seeding,
    'gremien',
    {
      ...rest,
      text: seeding.richText(text),
      mitglieder: mitglieder.map(([rat, funktion, von, bis]) => ({
        rat: idOf(seeding.made, 'raete', rat),
        funktion,
        von: von ?? null,
        bis: bis ?? null,
      })),
      uebliche_uhrzeit: ueblich.uhrzeit,
      ueblicher_ort: ueblich.ort,
      uebliche_tagesordnung: ueblich.punkte.map((punkt) =>
        typeof punkt === 'string'
          ? { titel: punkt, oeffentlich: true }
          : { titel: punkt.titel, oeffentlich: false },
      ),
      sortierung: (place + 1) * 10,
      _status: 'published',
    },
    null,
  )
  remember(seeding.made, 'gremien', key, id)
}

/** Makes the council: members, committees, papers, meetings. */
export async function addRat(seeding: Seeding): Promise<void> {
  const { rat } = seeding.town
  if (!rat) return
  const numbers = drucksachen(rat, seeding.today)
  await inOrder(seeding, 'Ratsmitglieder', rat.raete, (one) => addRatsmitglied(seeding, one))
  await inOrder(seeding, 'Gremien', rat.gremien, (one) =>
    addGremium(seeding, one, rat.gremien.indexOf(one)),
  )
  await inOrder(seeding, 'Vorlagen', rat.vorlagen, (one) =>
    addVorlage(seeding, one, numbers.get(one.key) ?? ''),
  )
  await inOrder(seeding, 'Sitzungen', rat.sitzungen, (one) => addSitzung(seeding, one))
}
