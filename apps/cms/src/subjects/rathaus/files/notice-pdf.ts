import { bekanntmachungspfade } from '@kurstadt/contract'
import { env } from '../../../env.ts'
import { dayAt } from '../../../platform/time/berlin.ts'
import { ApiError } from '../../../wire/errors.ts'
import { type FileMaker, printed } from '../../../wire/file.ts'
import { readTownName } from '../../einstellungen/index.ts'
import { bekanntmachungenId } from '../calls/bekanntmachungen.ts'
import { openPrinter } from '../druck/index.ts'
import { readWortlaut } from '../nachweis/index.ts'
import { factsOf } from './notice-facts.ts'

const printer = openPrinter()

/** A notice in German, which alone is binding, as a tagged PDF with its place in the log. */
export const bekanntmachungenIdPdf: FileMaker<'bekanntmachungen/{id}.pdf'> = async (input) => {
  const { id, payload } = input
  const [{ answer, tags }, ort, entry] = await Promise.all([
    bekanntmachungenId({ payload, id, params: { sprache: 'de' } }),
    readTownName(payload),
    readWortlaut(payload, id),
  ])
  // What is no more as it was published is not printed as if it were.
  if (answer.unveraendert !== true || entry === null) throw new ApiError('not-found', { tags })
  const { nr, pruefsumme } = entry
  const body = await printed(printer, {
    ort,
    titel: answer.titel,
    geaendert: answer.bekanntgemacht_am ?? entry.zeitpunkt,
    angaben: factsOf(answer),
    text: answer.text,
    anlagen: entry.anlagen.map(({ sha256, titel }) => ({ titel, sha256 })),
    nachweis: { nr, pruefsumme, adresse: env.WEBSITE_URL + bekanntmachungspfade.pruefen },
    fuss: `${new URL(env.WEBSITE_URL).host} · Bekanntmachung Nr. ${id}`,
  })
  const filename = `bekanntmachung-${id}-${dayAt(entry.zeitpunkt)}.pdf`
  return { body, filename, tags: [...tags, 'einstellungen'] }
}
