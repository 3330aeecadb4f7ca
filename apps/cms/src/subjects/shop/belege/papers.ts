import type { Printer } from '../../../platform/print/printer.ts'
import type { Intake } from '../warenkorb/index.ts'
import type { Papier } from './papier.ts'
import { type NamedPaper, readInvoice, readTermsPaper } from './read-paper.ts'

/** A paper as a file. */
export type PaperFile = { datei: string; bytes: Uint8Array }

/** A paper of an order by what it is called: `agb`, `widerruf`, `rechnung`, or a number. */
function readPaper(database: Intake, bestellung: string, name: string): Promise<NamedPaper | null> {
  if (name === 'agb' || name === 'widerruf') return readTermsPaper(database, bestellung, name)
  return readInvoice(database, bestellung, name)
}

/** Draws a paper of an order; null for one that there is not. */
export async function drawPaper(
  printer: Printer<Papier>,
  database: Intake,
  { bestellung, name }: { bestellung: string; name: string },
): Promise<PaperFile | null> {
  const found = await readPaper(database, bestellung, name)
  if (found === null) return null
  return { datei: found.datei, bytes: await printer.print(found.papier) }
}
