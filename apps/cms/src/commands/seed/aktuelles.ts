import { randomUUID } from 'node:crypto'
import type { AktuellesContent } from '../../../../../content/shape.ts'
import { inEnglish } from './in-english.ts'
import { dayFrom, idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'

async function addMeldung(seeding: Seeding, meldung: AktuellesContent): Promise<void> {
  const { made, richText, today } = seeding
  const { titel, einleitung, text, bild, tag, bis, gruppen = [], link, linktext } = meldung
  const dokumente = (meldung.dokumente ?? []).map((one) => ({
    id: randomUUID(),
    blockType: 'dokument' as const,
    titel: one.titel.de,
    datei: idOf(made, 'dateien', one.datei),
  }))
  const english = inEnglish(seeding, {
    plain: { titel, einleitung, link, linktext },
    rich: { text },
  })
  const files = dokumente.map((one, index) => ({
    ...one,
    titel: meldung.dokumente?.[index]?.titel.en ?? one.titel,
  }))
  await publish(
    seeding,
    'aktuelles',
    {
      titel: titel.de,
      einleitung: einleitung.de,
      text: richText(text.de),
      datum_von: dayFrom(today, tag),
      gueltig_bis: bis === undefined ? null : dayFrom(today, bis),
      bild: bild === undefined ? null : idOf(made, 'bilder', bild),
      link: link?.de,
      linktext: linktext?.de,
      dokumente,
      interessengruppen: gruppen.map((key) => idOf(made, 'interessengruppen', key)),
      sortierung: 0,
      _status: 'published',
    },
    english && { ...english, dokumente: files },
  )
}

/** Makes the groups of readers and the news written for them. */
export async function addAktuelles(seeding: Seeding): Promise<void> {
  const { interessengruppen = [], aktuelles } = seeding.town
  await inOrder(seeding, 'Interessengruppen', interessengruppen, async ({ key, titel }) => {
    const english = inEnglish(seeding, { plain: { titel } })
    const id = await publish(seeding, 'interessengruppen', { titel: titel.de }, english)
    remember(seeding.made, 'interessengruppen', key, id)
  })
  await inOrder(seeding, 'Aktuelles', aktuelles, (meldung) => addMeldung(seeding, meldung))
}
