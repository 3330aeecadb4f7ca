import { sitzungKey, tagDerSitzung } from '../../../../../content/rat/dokumente.ts'
import { drucksachen } from '../../../../../content/rat/drucksachen.ts'
import type {
  GremiumContent,
  PunktContent,
  RatContent,
  SitzungContent,
  VorlageContent,
} from '../../../../../content/rat/shape.ts'
import { instantInBerlin } from '../../platform/time/berlin.ts'
import { idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'

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
  { key, text, mitglieder, ...rest }: GremiumContent,
  place: number,
): Promise<void> {
  const id = await publish(
    seeding,
    'gremien',
    {
      ...rest,
      text: seeding.richText(text),
      mitglieder: mitglieder.map(([rat, funktion]) => ({
        rat: idOf(seeding.made, 'raete', rat),
        funktion,
      })),
      sortierung: (place + 1) * 10,
      _status: 'published',
    },
    null,
  )
  remember(seeding.made, 'gremien', key, id)
}

async function addVorlage(
  seeding: Seeding,
  { key, titel, amt, vorschlag, grund, intern, datei }: VorlageContent,
  drucksache: string,
): Promise<void> {
  const { made, richText } = seeding
  const text = `## Beschlussvorschlag\n\n${vorschlag}\n\n## Begründung\n\n${grund}`
  const id = await publish(
    seeding,
    'vorlagen',
    {
      drucksache,
      titel,
      text: richText(text),
      amt: idOf(made, 'aemter', amt),
      dateien: datei === undefined ? [] : [idOf(made, 'dokumente', datei)],
      oeffentlich: intern !== true,
      _status: 'published',
    },
    null,
  )
  remember(made, 'vorlagen', key, id)
}

function agendaOf({ made }: Seeding, punkte: readonly PunktContent[]) {
  const [internal, open] = [true, false].map((is) =>
    punkte.filter((one) => Boolean(one.intern) === is),
  )
  return punkte.map((item) => {
    const { titel, vorlagen = [], intern = false, beschluss, stimmen } = item
    const place = ((intern ? internal : open)?.indexOf(item) ?? 0) + 1
    const punkt = intern ? `NÖ ${place}` : String(place)
    const [ja, nein, enthaltung] = stimmen ?? []
    return {
      blockType: 'punkt' as const,
      punkt,
      titel,
      oeffentlich: !intern,
      vorlagen: vorlagen.map((key) => idOf(made, 'vorlagen', key)),
      beschluss: beschluss ?? null,
      ja: ja ?? null,
      nein: nein ?? null,
      enthaltung: enthaltung ?? null,
    }
  })
}

async function addSitzung(seeding: Seeding, sitzung: SitzungContent): Promise<void> {
  const { made, today, town } = seeding
  const { gremium, zeit, ort, titel, oeffentlich, abgesagt = false, punkte } = sitzung
  const [beginn, ende] = zeit.map((one) =>
    instantInBerlin(`${tagDerSitzung(sitzung, today)}T${one}`),
  )
  const file = (art: 'einladung' | 'niederschrift', isThere?: true) =>
    isThere ? idOf(made, 'dokumente', `${art} ${sitzungKey(sitzung)}`) : null
  const name = town.rat?.gremien.find(({ key }) => key === gremium)?.titel
  await publish(
    seeding,
    'sitzungen',
    {
      titel: titel ?? name ?? gremium,
      gremium: idOf(made, 'gremien', gremium),
      beginn: beginn ?? today,
      ende: ende ?? null,
      ort: ort ?? 'Rathaus, Großer Sitzungssaal',
      oeffentlich,
      abgesagt,
      tagesordnung: agendaOf(seeding, punkte),
      einladung: file('einladung', sitzung.einladung),
      protokoll: file('niederschrift', sitzung.protokoll),
      _status: 'published',
    },
    null,
  )
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
