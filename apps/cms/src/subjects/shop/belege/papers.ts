import type { Printer } from '../../../platform/print/printer.ts'
import { readTickets } from '../karten/index.ts'
import type { Intake } from '../warenkorb/index.ts'
import type { NamedPaper, Papier } from './papier.ts'
import { readInvoice, readTermsPaper } from './read-paper.ts'

/** A paper as a file. */
export type PaperFile = { datei: string; bytes: Uint8Array }

/** Which paper of which order; the secret signs the codes of tickets. */
type Wanted = { bestellung: string; name: string; secret: string }

/** A paper of an order by what it is called: `agb`, `widerruf`, `karten`, `rechnung`, or a number. */
function readPaper(
  database: Intake,
  { bestellung, name, secret }: Wanted,
): Promise<NamedPaper | null> {
  if (name === 'agb' || name === 'widerruf') return readTermsPaper(database, bestellung, name)
  if (name === 'karten') return readTickets(database, bestellung, secret)
  return readInvoice(database, bestellung, name)
}

/** Draws a paper of an order; null for one that there is not. */
export async function drawPaper(
  printer: Printer<Papier>,
  database: Intake,
  wanted: Wanted,
): Promise<PaperFile | null> {
  const found = await readPaper(database, wanted)
  if (found === null) return null
  return { datei: found.datei, bytes: await printer.print(found.papier) }
}
