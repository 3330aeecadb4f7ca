import type { AktuellesContent, VeranstaltungContent } from '../../../../content/shape.ts'
import { idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'

function dayFrom(today: string, offset: number): string {
  const day = new Date(`${today}T12:00:00.000Z`)
  day.setUTCDate(day.getUTCDate() + offset)
  return day.toISOString()
}

function textsOf({ richText }: Seeding, event: VeranstaltungContent, sprache: 'de' | 'en') {
  const text = event.text[sprache]
  return {
    titel: event.titel[sprache] ?? event.titel.de,
    plain_text: event.kurztext[sprache] ?? null,
    text: text === undefined ? null : richText(text),
    preis: event.preis?.[sprache] ?? null,
    statusgrund: event.statusgrund?.[sprache] ?? null,
  }
}

async function addVeranstaltung(seeding: Seeding, event: VeranstaltungContent): Promise<void> {
  const { made, today } = seeding
  const { kostenlos, barrierefrei, familien, veranstalter, status = 'geplant' } = event
  await publish(
    seeding,
    'veranstaltungen',
    {
      ...textsOf(seeding, event, 'de'),
      datum_von: dayFrom(today, event.von),
      datum_bis: dayFrom(today, event.bis ?? event.von),
      timeFrom: event.zeitVon,
      timeTo: event.zeitBis,
      veranstaltungsort: event.ort,
      bild: event.bild === undefined ? null : idOf(made, 'bilder', event.bild),
      rubriken: event.rubriken.map((key) => idOf(made, 'rubriken', key)),
      status,
      kostenlos,
      barrierefrei,
      familien,
      veranstalter,
      _status: 'published',
    },
    event.titel.en === undefined ? null : textsOf(seeding, event, 'en'),
  )
}

async function addMeldung(seeding: Seeding, meldung: AktuellesContent): Promise<void> {
  const { made, richText, today } = seeding
  const { titel, einleitung, text, bild, tag } = meldung
  await publish(
    seeding,
    'aktuelles',
    {
      titel: titel.de,
      einleitung: einleitung.de,
      text: richText(text.de),
      datum_von: dayFrom(today, tag),
      bild: bild === undefined ? null : idOf(made, 'bilder', bild),
      sortierung: 0,
      _status: 'published',
    },
    titel.en === undefined
      ? null
      : {
          titel: titel.en,
          einleitung: einleitung.en ?? einleitung.de,
          text: text.en === undefined ? null : richText(text.en),
        },
  )
}

/** Makes categories, events and news. */
export async function addVeranstaltungen(seeding: Seeding): Promise<void> {
  const { rubriken, veranstaltungen, aktuelles } = seeding.town
  await inOrder(seeding, 'Rubriken', rubriken, async ({ key, rubrik }) => {
    const english = rubrik.en === undefined ? null : { rubrik: rubrik.en }
    remember(
      seeding.made,
      'rubriken',
      key,
      await publish(seeding, 'rubriken', { rubrik: rubrik.de, art: 'veranstaltungen' }, english),
    )
  })
  await inOrder(seeding, 'Veranstaltungen', veranstaltungen, (event) =>
    addVeranstaltung(seeding, event),
  )
  await inOrder(seeding, 'Aktuelles', aktuelles, (meldung) => addMeldung(seeding, meldung))
}
