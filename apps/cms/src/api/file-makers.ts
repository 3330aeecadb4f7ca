import type { FileName } from '@kurstadt/contract'
import { fahrplaenePdf } from '../subjects/bergbahn/files/index.ts'
import { tourenIdGeojson, tourenIdGpx } from '../subjects/erleben/files/index.ts'
import { datenCsv, datenGeojson, datenJson } from '../subjects/offene-daten/files/index.ts'
import {
  oparlJson,
  sitzungenIcs,
  sitzungenIdIcs,
  sitzungenIdPdf,
} from '../subjects/rat/files/index.ts'
import {
  bekanntmachungenCsv,
  bekanntmachungenIdPdf,
  bekanntmachungenIdTxt,
} from '../subjects/rathaus/files/index.ts'
import { abfuhrIdIcs, abfuhrIdPdf } from '../subjects/stadt/files/index.ts'
import {
  veranstaltungenIcs,
  veranstaltungenIdIcs,
  veranstaltungenPdf,
} from '../subjects/veranstaltungen/files/index.ts'
import type { FileMaker } from '../wire/file.ts'

export type { MadeFile } from '../wire/file.ts'

/** Every file of the contract; one that is missing does not compile. */
export const fileMakers: { [Name in FileName]: FileMaker<Name> } = {
  'abfuhr/{id}.ics': abfuhrIdIcs,
  'abfuhr/{id}.pdf': abfuhrIdPdf,
  'bekanntmachungen.csv': bekanntmachungenCsv,
  'bekanntmachungen/{id}.pdf': bekanntmachungenIdPdf,
  'bekanntmachungen/{id}.txt': bekanntmachungenIdTxt,
  'daten.csv': datenCsv,
  'daten.geojson': datenGeojson,
  'daten.json': datenJson,
  'oparl.json': oparlJson,
  'sitzungen.ics': sitzungenIcs,
  'sitzungen/{id}.ics': sitzungenIdIcs,
  'sitzungen/{id}.pdf': sitzungenIdPdf,
  'touren/{id}.geojson': tourenIdGeojson,
  'touren/{id}.gpx': tourenIdGpx,
  'veranstaltungen.ics': veranstaltungenIcs,
  'veranstaltungen/{id}.ics': veranstaltungenIdIcs,
  'fahrplaene.pdf': fahrplaenePdf,
  'veranstaltungen.pdf': veranstaltungenPdf,
}
