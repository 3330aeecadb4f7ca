import { calls, type FileParams, programmProblems } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { env } from '../../../env.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { ApiError } from '../../../wire/errors.ts'
import { type FileMaker, printed } from '../../../wire/file.ts'
import { inLanguage, plainRead, readRefs, readRelated } from '../../../wire/read/index.ts'
import { dayAt, eventPage, type Refs } from '../../../wire/serialise/index.ts'
import { eachSound } from '../../../wire/sound/index.ts'
import { embeddedTags, eventPageTags, tagOf } from '../../../wire/tags.ts'
import { einstellungenOf, readHouses } from '../../einstellungen/index.ts'
import { relatedToEvents } from '../calls/veranstaltungen.ts'
import { openPrinter } from '../programm/index.ts'
import { findOccurrences } from '../read/occurrences.ts'
import { veranstaltungOf } from '../serialise/veranstaltung.ts'
import { langs, periodTitle } from './day-titles.ts'
import { picturesOf } from './programm-pictures.ts'
import { inhaltOf, sectionsOf } from './programm-sections.ts'
import { words } from './words.ts'

type Params = FileParams<'veranstaltungen.pdf'>

/** Most events of one programme, each of its times counted. */
const mostEvents = 1_000
const printer = openPrinter()

async function readEvents(payload: Payload, params: Params) {
  const { sprache, bildrequired, textminlength, ...days } = params
  const order = [{ field: 'datum_von' as const, descending: false }]
  const whole = { q: '', zeitraum: 'alle' as const, auswahl: false, zusammengefasst: false }
  const page = { seite: 1, pro_seite: mostEvents }
  const asked = { ...whole, ...page, ...days, sprache, order }
  const { rows, anzahl } = await findOccurrences(payload, asked, dayAt(new Date()))
  if (anzahl > mostEvents)
    throw new ApiError('bad-request', { fields: { datum_bis: programmProblems.anzahl } })
  const ids = rows.map(({ veranstaltung }) => veranstaltung)
  const known = await readRelated(payload, sprache, 'veranstaltungen', ids)
  const docs = [...known.values()]
  const related = await relatedToEvents(payload, sprache, docs)
  const refs = await readRefs({ payload, sprache, type: 'veranstaltungen', docs, related })
  const { entries: events } = eachSound('veranstaltungen', rows, (at) => {
    const doc = known.get(at.veranstaltung)
    const event =
      doc && calls['veranstaltungen/{id}'].answer.parse(veranstaltungOf(doc, refs, { at }))
    const isWanted = event && event.plain_text.length >= textminlength
    return isWanted && !(bildrequired && event.bild === null) ? [event] : []
  })
  const changes = docs.map(({ updatedAt }) => updatedAt).toSorted()
  const geaendert = changes.at(-1) ?? `${params.datum_von}T00:00:00.000Z`
  return { events, refs, geaendert, tags: eventPageTags(refs, docs) }
}

async function readTown(payload: Payload, { sprache }: Params) {
  const read = { slug: 'einstellungen', ...plainRead } as const
  const doc = await payload.findGlobal({ ...read, ...inLanguage(sprache) })
  const houses = await readHouses(payload, doc, { sprache })
  const heute = todayInBerlin()
  const { ortsname, tourismus } = einstellungenOf(doc, houses, { sprache, heute })
  const { name, adresse, kontakt } = tourismus
  const place = [adresse.plz, adresse.ort].filter((one) => one !== null).join(' ')
  const lines = [
    name,
    [adresse.strasse, place].filter(Boolean).join(', '),
    [kontakt.telefon, kontakt.email].filter((one) => one !== null).join(' · '),
  ]
  const tag = tagOf('aemter', tourismus.amt)
  return { ort: ortsname ?? '', kontakt: lines.filter((line) => line !== ''), tag }
}

/** Where the list of events is, as one writes it on paper. */
function addressOf(refs: Refs, festival: boolean): string {
  const page = eventPage({ saison: festival ? 1 : null }, refs)
  const { host, pathname } = new URL(page?.list ?? '/', env.WEBSITE_URL)
  return `${host}${pathname}`.replace(/\/$/, '')
}

/** The printed programme of some days (spec 7): made once, until something in it changes. */
export const veranstaltungenPdf: FileMaker<'veranstaltungen.pdf'> = async ({ payload, params }) => {
  const { sprache, datum_von, datum_bis, festival = false } = params
  const [{ events, refs, geaendert, tags }, { tag, ...town }] = await Promise.all([
    readEvents(payload, params),
    readTown(payload, params),
  ])
  const sections = sectionsOf(events, params)
  const body = await printed(printer, {
    ...town,
    ...(await picturesOf(events, params)),
    lang: langs[sprache],
    titel: words[sprache][festival ? 'festival' : 'programme'],
    zeitraum: periodTitle(datum_von, datum_bis, sprache),
    adresse: addressOf(refs, festival),
    geaendert,
    abschnitte: sections.map(({ section }) => section),
    inhalt: inhaltOf(sections, sprache),
    worte: words[sprache].printed,
  })
  const own = ['veranstaltungen', 'einstellungen', tag, ...tags]
  const filename = `veranstaltungen-${datum_von}-${datum_bis}-${sprache}.pdf`
  return { body, filename, tags: [...own, ...embeddedTags(refs)] }
}
