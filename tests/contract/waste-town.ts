import { type Abfallkalender, calls, files } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { createDatabase } from '../support/postgres.ts'
import { cmsEnvironment, type Handlers, openHandlers, openPayload } from './content-api.ts'
import { english, german, numberOf } from './writing.ts'

type Doc = { id: string; nummer?: number | null }

async function fill(payload: Payload) {
  const addKind = (titel: string, sortierung: number): Promise<Doc> =>
    payload.create({
      collection: 'abfallarten',
      ...german,
      data: { titel, sortierung, farbe: '#3A6B35', icon: 'tonne', hinein: 'Asche' },
    })
  const streets: Record<string, Doc> = {}
  const addStreet = async (name: string, bezirk: number, more: object = {}) => {
    const data = { name, bezirk, ...more }
    const made = await payload.create({ collection: 'strassen', ...german, data })
    streets[`${name} ${bezirk}`] = made
    return made
  }
  const addDate = (datum: string, abfallart: string, bezirke: number[], more: object = {}) =>
    payload.create({
      collection: 'abfuhrtermine',
      ...german,
      data: { datum, abfallart, bezirke, ...more },
    })
  const [rest, bio] = [await addKind('Restmüll', 1), await addKind('Biomüll', 2)]
  await payload.update({
    collection: 'abfallarten',
    id: rest.id,
    ...english,
    data: { titel: 'Residual waste' },
  })
  await addStreet('Talstraße', 3, { hausnummern: '1 bis 60' })
  await addStreet('Talstraße', 4, { hausnummern: 'ab 61' })
  const mill = await addStreet('Mühlgasse', 3, { weitere_namen: 'Adlergasse\nAm Wehr' })
  await addStreet('Alte Gasse', 4, { gehoert_zu: mill.id })
  await addStreet('Ohnetermine', 9)
  await addDate('2026-12-22', rest.id, [3])
  await addDate('2027-01-05', rest.id, [3, 4], { verschoben_von: '2027-01-04' })
  await addDate('2027-01-07', bio.id, [3])
  await addDate('2027-11-30', rest.id, [3])
  await addDate('2028-01-04', rest.id, [3])
  await addDate('2028-02-12', bio.id, [3], { ort: 'Parkplatz P2', beginn: '09:00', ende: '11:30' })
  return {
    rest,
    bio,
    addDate,
    addStreet,
    numberOfStreet: (name: string) => numberOf(streets[name] ?? { id: '' }),
    streets,
  }
}

/** A town with some streets and dates of collections, and how its calendars are asked for. */
export async function openWasteTown() {
  const { url } = await createDatabase()
  const payload = await openPayload(cmsEnvironment(url))
  const handlers: Handlers = await openHandlers()
  const { fileMakers: makers } = await import('../../apps/cms/src/api/file-makers.ts')
  const calendar = async (query: Record<string, string>): Promise<Abfallkalender> => {
    const params = calls.abfallkalender.params.parse(query)
    const { answer } = await handlers.abfallkalender({ payload, params, id: 0 })
    return calls.abfallkalender.answer.parse(answer)
  }
  const icsOf = async (id: number, query: Record<string, string> = {}): Promise<string> => {
    const params = files['abfuhr/{id}.ics'].params.parse(query)
    return String((await makers['abfuhr/{id}.ics']({ payload, params, id })).body)
  }
  return { payload, handlers, makers, calendar, icsOf, ...(await fill(payload)) }
}
