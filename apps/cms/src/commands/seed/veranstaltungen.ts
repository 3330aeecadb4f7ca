import { randomUUID } from 'node:crypto'
import type { VeranstaltungContent } from '../../../../../content/shape.ts'
import { ortsnamen } from '../../../../../content/veranstaltungen/ortsnamen.ts'
import type { MitwirkendeBlock, PreisBlock, VeranstaltungDoc } from '../../payload-types.ts'
import { adresseIn } from './adresse.ts'
import { inEnglish } from './in-english.ts'
import { dayFrom, idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'
import { serieInEnglish, serieOf } from './serie.ts'

type Doc = Partial<VeranstaltungDoc>

function preiseOf({ preise = [] }: VeranstaltungContent): PreisBlock[] {
  return preise.map(({ bezeichnung, betrag }) => ({
    id: randomUUID(),
    blockType: 'preis',
    bezeichnung: bezeichnung.de,
    betrag_cent: Math.round(betrag * 100),
  }))
}

function besetzungOf({ besetzung = [] }: VeranstaltungContent): MitwirkendeBlock[] {
  return besetzung.map(({ aufgabe, name }) => ({
    id: randomUUID(),
    blockType: 'mitwirkende',
    aufgabe: aufgabe.de,
    name,
  }))
}

function whenOf({ today }: Seeding, event: VeranstaltungContent): Doc {
  const { neuerTermin } = event
  return {
    datum_bis: dayFrom(today, event.bis ?? event.von),
    timeFrom: event.zeitVon,
    timeTo: event.zeitBis,
    ...(neuerTermin && {
      neuer_termin: {
        datum_von: dayFrom(today, neuerTermin.von),
        datum_bis: dayFrom(today, neuerTermin.von + (event.bis ?? event.von) - event.von),
        timeFrom: neuerTermin.zeitVon,
        timeTo: neuerTermin.zeitBis,
      },
    }),
    ...(event.neuerOrt && { neuer_ort: { veranstaltungsort: event.neuerOrt } }),
  }
}

function factsOf({ made }: Seeding, event: VeranstaltungContent): Doc {
  const { kostenlos, barrierefrei, familien, highlight, saison, zielgruppen, kontakt } = event
  return {
    veranstaltungsort: event.ort,
    brancheneintrag_veranstaltungsort:
      event.haus === undefined ? null : idOf(made, 'brancheneintraege', event.haus),
    adresse: event.adresse && adresseIn('de', event.adresse),
    veranstalter: event.veranstalter,
    kostenlos,
    barrierefrei,
    familien,
    highlight,
    saison,
    zielgruppen,
    kontakt,
    bild: event.bild === undefined ? null : idOf(made, 'bilder', event.bild),
    saalplan: event.saalplan === undefined ? null : idOf(made, 'bilder', event.saalplan),
    rubriken: event.rubriken.map((key) => idOf(made, 'rubriken', key)),
    barrierefreiheit: Object.fromEntries((event.zugang ?? []).map((fact) => [fact, true])),
    tickets: event.tickets,
    vorlage: event.vorlage,
    interne_notiz: event.interneNotiz,
  }
}

function englishOf(seeding: Seeding, event: VeranstaltungContent) {
  return inEnglish(seeding, {
    plain: {
      titel: event.titel,
      plain_text: event.kurztext,
      preis: event.preis,
      statusgrund: event.statusgrund,
      kartenhinweis: event.kartenhinweis,
      veranstaltungsort: { de: event.ort, en: ortsnamen[event.ort] },
    },
    rich: { text: event.text },
  })
}

async function addVeranstaltung(seeding: Seeding, event: VeranstaltungContent): Promise<void> {
  const { richText, today } = seeding
  const preise = preiseOf(event)
  const besetzung = besetzungOf(event)
  const serie = event.serie && serieOf(event.serie, (offset) => dayFrom(today, offset))
  const english = englishOf(seeding, event)
  const rows = {
    preise: preise.map((row, index) => ({
      ...row,
      bezeichnung: event.preise?.[index]?.bezeichnung.en ?? row.bezeichnung,
    })),
    besetzung: besetzung.map((row, index) => ({
      ...row,
      aufgabe: event.besetzung?.[index]?.aufgabe.en ?? row.aufgabe,
    })),
    ...(serie && event.serie && { serie: [serieInEnglish(serie, event.serie)] }),
    ...(event.neuerOrt && { neuer_ort: { veranstaltungsort: ortsnamen[event.neuerOrt] } }),
  }
  await publish(
    seeding,
    'veranstaltungen',
    {
      zustaendig: event.saison === undefined ? 'gemeinsam' : 'festival',
      titel: event.titel.de,
      plain_text: event.kurztext.de,
      text: richText(event.text.de),
      preis: event.preis?.de,
      statusgrund: event.statusgrund?.de,
      kartenhinweis: event.kartenhinweis?.de,
      ...whenOf(seeding, event),
      ...factsOf(seeding, event),
      datum_von: dayFrom(today, event.von),
      status: event.status ?? 'geplant',
      preise,
      besetzung,
      serie: serie ? [serie] : [],
      _status: 'published',
    },
    english && { ...english, ...rows },
  )
}

/** Makes the categories of events and the events. */
export async function addVeranstaltungen(seeding: Seeding): Promise<void> {
  const { rubriken, veranstaltungen } = seeding.town
  await inOrder(seeding, 'Rubriken', rubriken, async ({ key, rubrik }) => {
    const english = inEnglish(seeding, { plain: { rubrik } })
    const data = { rubrik: rubrik.de, art: 'veranstaltungen' as const }
    remember(seeding.made, 'rubriken', key, await publish(seeding, 'rubriken', data, english))
  })
  await inOrder(seeding, 'Veranstaltungen', veranstaltungen, (event) =>
    addVeranstaltung(seeding, event),
  )
}
