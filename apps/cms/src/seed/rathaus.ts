import type {
  AmtContent,
  MitarbeiterContent,
  StelleContent,
  TownContent,
} from '../../../../content/shape.ts'
import { hoursInEnglish, hoursOf } from './oeffnungszeiten.ts'
import { idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'

async function addPerson(seeding: Seeding, person: MitarbeiterContent): Promise<void> {
  const { key, funktion, bild, ...rest } = person
  const id = await publish(
    seeding,
    'mitarbeiter',
    {
      ...rest,
      funktion: funktion.de,
      bild: bild === undefined ? null : idOf(seeding.made, 'bilder', bild),
      _status: 'published',
    },
    funktion.en === undefined ? null : { funktion: funktion.en },
  )
  remember(seeding.made, 'mitarbeiter', key, id)
}

async function addAmt(seeding: Seeding, amt: AmtContent): Promise<void> {
  const { richText, made, town } = seeding
  const { titel, text, zustaendigkeiten, kontakt, adresse, sortierung } = amt
  const hours = hoursOf(amt.oeffnungszeiten)
  await publish(
    seeding,
    'aemter',
    {
      titel: titel.de,
      text: richText(text.de),
      zustaendigkeiten: richText(zustaendigkeiten.de),
      kontakt,
      adresse,
      sortierung,
      oeffnungszeitenStrukturiert: hours,
      mitarbeiter: amt.mitarbeiter.map((key) => idOf(made, 'mitarbeiter', key)),
      _status: 'published',
    },
    titel.en === undefined
      ? null
      : {
          titel: titel.en,
          text: text.en === undefined ? null : richText(text.en),
          zustaendigkeiten:
            zustaendigkeiten.en === undefined ? null : richText(zustaendigkeiten.en),
          oeffnungszeitenStrukturiert: hoursInEnglish(hours, town.hinweise),
        },
  )
}

/** Makes the staff and then the offices they work in. */
export async function addRathaus(seeding: Seeding): Promise<void> {
  const { mitarbeiter, aemter } = seeding.town
  await inOrder(seeding, 'Personen', mitarbeiter, (person) => addPerson(seeding, person))
  await inOrder(seeding, 'Ämter', aemter, (amt) => addAmt(seeding, amt))
}

/** One of the two places of the settings, in German and in English. */
export function stelleOf(
  { name, kontakt, adresse, oeffnungszeiten }: StelleContent,
  hinweise: TownContent['hinweise'],
) {
  const hours = hoursOf(oeffnungszeiten)
  return {
    de: { name: name.de, kontakt, adresse, oeffnungszeitenStrukturiert: hours },
    en: {
      name: name.en ?? name.de,
      oeffnungszeitenStrukturiert: hoursInEnglish(hours, hinweise),
    },
  }
}
