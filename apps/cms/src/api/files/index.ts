import type { FileName } from '@kurstadt/contract'
import type { FileMaker } from './file.ts'
import { veranstaltungenIcs, veranstaltungenIdIcs } from './veranstaltungen-ics.ts'
import { veranstaltungenPdf } from './veranstaltungen-pdf.ts'

export type { MadeFile } from './file.ts'

/** Every file of the contract; one that is missing does not compile. */
export const fileMakers: { [Name in FileName]: FileMaker<Name> } = {
  'veranstaltungen.ics': veranstaltungenIcs,
  'veranstaltungen/{id}.ics': veranstaltungenIdIcs,
  'veranstaltungen.pdf': veranstaltungenPdf,
}
