import { env } from '../../../env.ts'
import { ApiError } from '../../../wire/errors.ts'
import { type FileMaker, printed } from '../../../wire/file.ts'
import { readTownName } from '../../einstellungen/index.ts'
import { sitzungenId } from '../calls/sitzungen.ts'
import { blattOf, openPrinter } from '../protokoll/index.ts'

const printer = openPrinter()

/**
 * The minutes of a public meeting, once they are approved and published: what everybody reads on its
 * page, as a tagged PDF. Whoever asks, it is the same; of a draft there is none.
 */
export const sitzungenIdPdf: FileMaker<'sitzungen/{id}.pdf'> = async ({ payload, id }) => {
  const [{ answer, tags }, ort] = await Promise.all([
    sitzungenId({ payload, id, params: { sprache: 'de' } }),
    readTownName(payload),
  ])
  const { niederschrift } = answer
  if (niederschrift === null || niederschrift.istEntwurf) throw new ApiError('not-found', { tags })
  const fuss = `${new URL(env.WEBSITE_URL).host} · Niederschrift zu Sitzung ${id}`
  const genehmigtAm = niederschrift.genehmigt_am
  const body = await printed(printer, blattOf(answer, { ort, genehmigtAm, fuss }))
  const filename = `niederschrift-${id}-${answer.beginn.slice(0, 10)}.pdf`
  return { body, filename, tags: [...tags, 'raete', 'einstellungen'] }
}
