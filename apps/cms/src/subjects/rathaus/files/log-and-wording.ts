import { ApiError } from '../../../wire/errors.ts'
import type { FileMaker } from '../../../wire/file.ts'
import { tagOf } from '../../../wire/tags.ts'
import { headLine, lineOf, readLog, readWortlaut } from '../nachweis/index.ts'

/** The whole log: a line for each notice, which has the SHA-256 of the line above it (decision 0094). */
export const bekanntmachungenCsv: FileMaker<'bekanntmachungen.csv'> = async ({ payload }) => {
  const log = await readLog(payload)
  return {
    body: [headLine, ...log.map(lineOf), ''].join('\n'),
    filename: 'bekanntmachungen.csv',
    tags: ['bekanntmachungen'],
  }
}

/** The wording of a notice, byte for byte what the log has the SHA-256 of. */
export const bekanntmachungenIdTxt: FileMaker<'bekanntmachungen/{id}.txt'> = async (input) => {
  const { id, payload } = input
  const tags = ['bekanntmachungen', tagOf('bekanntmachungen', id)]
  const entry = await readWortlaut(payload, id)
  if (!entry?.ist_oeffentlich) throw new ApiError('not-found', { tags })
  return { body: entry.wortlaut, filename: `bekanntmachung-${id}.txt`, tags }
}
