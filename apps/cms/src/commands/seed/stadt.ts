import { randomUUID } from 'node:crypto'
import type {
  AbfallartContent,
  AbfuhrterminContent,
  BaugebietContent,
  BrettContent,
} from '../../../../../content/stadt/shape.ts'
import { tagPlus } from '../../../../../content/tage.ts'
import { inEnglish } from './in-english.ts'
import { idOf, inOrder, publish, remember, type Seeding } from './seeding.ts'

/** Rows of a building area in German and in English, each with an id by which its translation finds it. */
function rowsOf({ made }: Seeding, { plaetze, dokumente }: BaugebietContent) {
  const plots = plaetze.map(({ nummer, ecken, hinweis, preis_pro_qm, ...plot }) => ({
    hinweis,
    row: {
      id: randomUUID(),
      blockType: 'bauplatz' as const,
      titel: nummer,
      geometrie: ecken,
      preis_pro_qm_cent: preis_pro_qm === null ? null : Math.round(preis_pro_qm * 100),
      ...plot,
    },
  }))
  const files = dokumente.map(({ titel, datei }) => ({
    titel,
    row: {
      id: randomUUID(),
      blockType: 'dokument' as const,
      datei: idOf(made, 'dateien', datei),
    },
  }))
  return {
    de: {
      bauplaetze: plots.map(({ row, hinweis }) => ({ ...row, hinweis: hinweis?.de })),
      dokumente: files.map(({ row, titel }) => ({ ...row, titel: titel.de })),
    },
    en: {
      bauplaetze: plots.map(({ row, hinweis }) => ({ ...row, hinweis: hinweis?.en ?? null })),
      dokumente: files.map(({ row, titel }) => ({ ...row, titel: titel.en ?? titel.de })),
    },
  }
}

async function addBaugebiet(seeding: Seeding, area: BaugebietContent): Promise<void> {
  const { made, richText, today } = seeding
  const { titel, einleitung, lage, text, vergabe, mitte, bewerbungBis } = area
  const rows = rowsOf(seeding, area)
  const english = inEnglish(seeding, {
    plain: { titel, einleitung, lage },
    rich: { text, vergabe },
  })
  await publish(
    seeding,
    'baugebiete',
    {
      ...rows.de,
      titel: titel.de,
      einleitung: einleitung.de,
      lage: lage.de,
      text: richText(text.de),
      vergabe: richText(vergabe.de),
      phase: area.phase,
      bild: idOf(made, 'bilder', area.bild),
      koordinaten: { laenge: mitte[0], breite: mitte[1] },
      umriss: area.umriss,
      bewerbung_bis: bewerbungBis === undefined ? null : tagPlus(today, bewerbungBis),
      ansprechpartner: idOf(made, 'aemter', area.amt),
      sortierung: area.sortierung,
      _status: 'published',
    },
    english && { ...english, ...rows.en },
  )
}

function lines({ de, en }: AbfallartContent['hinein']) {
  return { de: de.join('\n'), en: en.join('\n') }
}

async function addAbfallart(seeding: Seeding, art: AbfallartContent): Promise<void> {
  const { key, titel, behaelter, text, ...rest } = art
  const { hinein, nichtHinein, ...plain } = rest
  const lists = { hinein: lines(hinein), nicht_hinein: lines(nichtHinein) }
  const id = await publish(
    seeding,
    'abfallarten',
    {
      ...plain,
      titel: titel.de,
      behaelter: behaelter?.de,
      text: text?.de,
      hinein: lists.hinein.de,
      nicht_hinein: lists.nicht_hinein.de,
    },
    inEnglish(seeding, { plain: { titel, behaelter, text, ...lists } }),
  )
  remember(seeding.made, 'abfallarten', key, id)
}

async function addTermin(seeding: Seeding, termin: AbfuhrterminContent): Promise<void> {
  const { art, verschobenVon, hinweis, ...plain } = termin
  await publish(
    seeding,
    'abfuhrtermine',
    {
      ...plain,
      abfallart: idOf(seeding.made, 'abfallarten', art),
      verschoben_von: verschobenVon,
      hinweis: hinweis?.de,
    },
    inEnglish(seeding, { plain: { hinweis } }),
  )
}

async function addAushang(seeding: Seeding, notice: BrettContent): Promise<void> {
  const { made, today } = seeding
  const { name, telefon, email, frei, von, bis, bild, status = 'aktiv', ...plain } = notice
  await publish(
    seeding,
    'schwarzes_brett',
    {
      ...plain,
      status,
      bild: bild === undefined ? null : idOf(made, 'bilder', bild),
      kontakt: {
        name,
        telefon,
        email,
        zeige_name: frei.includes('name'),
        zeige_telefon: frei.includes('telefon'),
      },
      datum_von: tagPlus(today, von),
      ablaufdatum: tagPlus(today, bis),
      _status: 'published',
    },
    null,
  )
}

/** Makes building areas, waste collection and the noticeboard; the offices are there already. */
export async function addStadt(seeding: Seeding): Promise<void> {
  const { baugebiete = [], abfallarten = [], strassen = [] } = seeding.town
  const { abfuhrtermine = [], schwarzes_brett: brett = [] } = seeding.town
  await inOrder(seeding, 'Baugebiete', baugebiete, (one) => addBaugebiet(seeding, one))
  await inOrder(seeding, 'Abfallarten', abfallarten, (one) => addAbfallart(seeding, one))
  await inOrder(seeding, 'Straßen', strassen, async (one) => {
    await publish(seeding, 'strassen', one, null)
  })
  await inOrder(seeding, 'Abfuhrtermine', abfuhrtermine, (one) => addTermin(seeding, one))
  await inOrder(seeding, 'Schwarzes Brett', brett, (one) => addAushang(seeding, one))
}
