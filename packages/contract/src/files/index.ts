import { z } from 'zod'
import { single } from '../calls/define-call.ts'
import { calls } from '../calls/index.ts'
import { idList, idParam, jahrParam, spracheParam } from '../calls/query.ts'
import { datenParams } from './daten.ts'
import { defineFile } from './define-file.ts'
import { oparlParams } from './oparl.ts'
import { programmParams } from './programm.ts'

export { mostOparlObjects, type OparlFilter, oparlProblems } from './oparl.ts'
export { programmProblems } from './programm.ts'

const { params: list } = calls.veranstaltungen

const calendar = 'text/calendar; charset=utf-8'

/**
 * Every file the content API makes of content, by its name: the path below `/api/cms/`, where `{id}`
 * is a wire number. Unlike a call it answers with bytes; failures are those of calls.
 */
export const files = {
  'abfuhr/{id}.ics': defineFile({
    params: z.object({ ...spracheParam, arten: idList.default([]) }),
    type: calendar,
    spec: '2.6',
    summary: 'The waste collection dates of a street in this and the next year, as a calendar',
  }),
  'abfuhr/{id}.pdf': defineFile({
    params: z.object({ ...spracheParam, arten: idList.default([]), jahr: jahrParam.optional() }),
    type: 'application/pdf',
    spec: '2.6',
    summary: 'A year of waste collection dates of a street on one page: a tagged PDF',
  }),
  'bekanntmachungen.csv': defineFile({
    params: z.object({ ...spracheParam }),
    type: 'text/csv; charset=utf-8',
    spec: '3',
    summary:
      'The log of public notices: a line each, with the SHA-256 of the notice and of the line before it',
  }),
  'bekanntmachungen/{id}.pdf': defineFile({
    params: single,
    type: 'application/pdf',
    spec: '3',
    summary: 'A public notice as it was published: a tagged PDF',
  }),
  'bekanntmachungen/{id}.txt': defineFile({
    params: single,
    type: 'text/plain; charset=utf-8',
    spec: '3',
    summary: 'The wording of a public notice, of which the log has the SHA-256',
  }),
  'daten.csv': defineFile({
    params: datenParams,
    type: 'text/csv; charset=utf-8',
    spec: '7',
    summary: 'A dataset as a table: commas, UTF-8 with a byte order mark, CRLF (RFC 4180)',
  }),
  'daten.geojson': defineFile({
    params: datenParams,
    type: 'application/geo+json; charset=utf-8',
    spec: '7',
    summary: 'A dataset with positions as a GeoJSON FeatureCollection (RFC 7946)',
  }),
  'daten.json': defineFile({
    params: datenParams,
    type: 'application/json; charset=utf-8',
    spec: '7',
    summary: 'A dataset as JSON: records under `daten`, with licence and number of records',
  }),
  'oparl.json': defineFile({
    params: oparlParams,
    type: 'application/json; charset=utf-8',
    spec: '2.6',
    summary: 'What is public of the council as OParl 1.1: an object, or a page of a list',
  }),
  'sitzungen.ics': defineFile({
    params: z.object({ ...spracheParam, gremium_id: idParam.optional() }),
    type: calendar,
    spec: '2.6',
    summary: 'Public meetings of the council, or of one committee, as a calendar to subscribe to',
  }),
  'sitzungen/{id}.ics': defineFile({
    params: single,
    type: calendar,
    spec: '2.6',
    summary: 'A public meeting as a calendar',
  }),
  'sitzungen/{id}.pdf': defineFile({
    params: single,
    type: 'application/pdf',
    spec: '2.6',
    summary: 'The approved minutes of a public meeting: a tagged PDF',
  }),
  'touren/{id}.geojson': defineFile({
    params: single,
    type: 'application/geo+json; charset=utf-8',
    spec: '2.2',
    summary: 'The whole way of a tour with what lies on it, as GeoJSON (RFC 7946)',
  }),
  'touren/{id}.gpx': defineFile({
    params: single,
    type: 'application/gpx+xml; charset=utf-8',
    spec: '2.2',
    summary: 'The whole way of a tour with what lies on it, as GPX 1.1',
  }),
  'veranstaltungen.ics': defineFile({
    params: list
      .omit({ seite: true, pro_seite: true, order: true, zusammengefasst: true })
      .omit({ auswahl: true })
      .extend({ zeitraum: list.shape.zeitraum.unwrap().default('kommend') }),
    type: calendar,
    spec: '3',
    summary: 'The events a list shows, as a calendar to subscribe to: one entry for each series',
  }),
  'veranstaltungen/{id}.ics': defineFile({
    params: single,
    type: calendar,
    spec: '3',
    summary: 'An event with all its days, as a calendar',
  }),
  'fahrplaene.pdf': defineFile({
    params: single,
    type: 'application/pdf',
    spec: '9',
    summary: 'The timetables of the railway that are in force or still to come: a tagged PDF',
  }),
  'veranstaltungen.pdf': defineFile({
    params: programmParams,
    type: 'application/pdf',
    spec: '7',
    summary: 'The printed programme of some days: a tagged PDF',
  }),
}

/** Name of a file. */
export type FileName = keyof typeof files
/** Parsed parameters of a file. */
export type FileParams<Name extends FileName> = z.infer<(typeof files)[Name]['params']>

/** True for a name of a file. */
export function isFileName(name: string): name is FileName {
  return Object.hasOwn(files, name)
}

/** All names of files. */
export const fileNames = Object.keys(files).filter(isFileName)
