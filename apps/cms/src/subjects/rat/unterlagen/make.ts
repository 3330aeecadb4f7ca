import { joinPdfs, openPdf, type Part, type Unjoinable } from '../../../platform/pdf/join/index.ts'
import { PdfPage } from '../../../platform/print/index.ts'
import { drawCover } from './draw-cover.ts'
import { drawFeet, drawStrips } from './draw-feet.ts'
import { type Drawn, Writer } from './draw-parts.ts'
import { marksOf } from './marks.ts'
import { type Checked, type Opened, Places, placeName } from './places.ts'
import { dateTimeInWords } from './stand.ts'
import { filesOf, type Unterlagen } from './unterlagen.ts'
import { words } from './words.ts'

/** Bytes of a stored file; null where there is none. */
export type ReadStored = (datei: string) => Promise<Uint8Array | null>

/** How files are read, and who hears which of them is at hand. */
type Reading = { read: ReadStored; onStep: (datei: string) => void }

/** What the files of one document may have together: a worker keeps all of them in memory. */
const most = { bytes: 80_000_000, pages: 2_500 }

type Found = Checked | Unjoinable

/** What the files that can be joined have together. */
type Sum = { bytes: number; pages: number }

/** Looks whether a file can be joined while there is room for it; it is not kept open. */
async function check(bytes: Uint8Array | null, sum: Sum): Promise<Found> {
  if (bytes === null) return 'fehlt'
  if (sum.bytes + bytes.byteLength > most.bytes) return 'zu-gross'
  const found = await openPdf(bytes)
  if (typeof found === 'string') return found
  if (sum.pages + found.pages.length > most.pages) return 'zu-gross'
  sum.bytes += bytes.byteLength
  sum.pages += found.pages.length
  return { pages: found.pages }
}

/** Looks at the files of a document one after the other, until there is no room for more. */
async function checkAll(unterlagen: Unterlagen, { onStep, read }: Reading): Promise<Opened> {
  const opened = new Map<string, Found>()
  const sum = { bytes: 0, pages: 0 }
  const packed = new Set(unterlagen.gepackt)
  for (const { datei } of filesOf(unterlagen)) {
    onStep(datei)
    opened.set(datei, packed.has(datei) ? 'gepackt' : await check(await read(datei), sum))
  }
  onStep('')
  return opened
}

/** Opens a file that was looked at before; throws where it is another one by now. */
async function open(datei: string, { onStep, read }: Reading) {
  onStep(datei)
  const bytes = await read(datei)
  const found = bytes === null ? 'fehlt' : await openPdf(bytes)
  if (typeof found === 'string') throw new Error(`${datei} could be read a moment ago`)
  return found.document
}

/** The files between our pages, which are opened one at a time: all of them would fill the memory. */
function partsOf({ unterlagen, opened }: Drawn, places: Places, reading: Reading): Part[] {
  const files = filesOf(unterlagen)
  return places.slots.flatMap(({ datei, after, pages }): Part[] => {
    const index = files.findIndex((file) => file.datei === datei)
    if (typeof opened.get(datei) !== 'object') return []
    const titel = `${words.anlage}: ${files[index]?.titel ?? ''}`
    return [{ place: placeName(index), titel, pages, after, open: () => open(datei, reading) }]
  })
}

/** Draws our own pages; `known` is what the time before has found of the places. */
function drawPages({ unterlagen, opened }: Drawn, known: Places): { pdf: PdfPage; places: Places } {
  const { titel, ort, geaendert } = unterlagen
  const pdf = new PdfPage({
    titel: `${words.titel}: ${titel}`,
    von: ort,
    lang: 'de-DE',
    geaendert,
  })
  const places = new Places()
  drawCover(pdf, unterlagen, dateTimeInWords(geaendert))
  pdf.doc.addPage()
  const writer = new Writer(pdf, { unterlagen, opened, known, places })
  writer.agenda()
  pdf.doc.addPage()
  writer.meeting()
  for (const [index, punkt] of unterlagen.punkte.entries()) writer.item(punkt, index)
  places.ownPages = pdf.doc.bufferedPageRange().count
  return { pdf, places }
}

/** A meeting is often called as its committee, which is said once. */
const nameOf = ({ gremium, titel }: Unterlagen) =>
  titel.startsWith(gremium) ? titel : `${gremium}: ${titel}`

/**
 * Makes the file with all that one person may read of a meeting: a tagged PDF with a cover, the agenda
 * with its pages, each item with its papers, and the PDFs that go with them page by page. A file that
 * cannot be joined has a page that says why. It claims PDF/UA only without files of others.
 */
export async function makeUnterlagen(
  unterlagen: Unterlagen,
  read: ReadStored,
  onStep: (datei: string) => void = () => undefined,
): Promise<Uint8Array> {
  const reading = { read, onStep }
  const opened = await checkAll(unterlagen, reading)
  const drawn = { unterlagen, opened }
  // What stands on which page is known once everything is drawn: so it is drawn twice.
  const { places: known } = drawPages(drawn, new Places())
  const { pdf, places } = drawPages(drawn, known)
  drawFeet(pdf, nameOf(unterlagen), places)
  drawStrips(pdf, drawn, places)
  const first = await pdf.bytes({ isUniversal: places.slots.length === 0 })
  const parts = partsOf(drawn, places, reading)
  return joinPdfs(first, { own: places.ownPages, parts, marks: marksOf(unterlagen, places) })
}
