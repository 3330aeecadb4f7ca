import { isOutage } from '../../platform/database/index.ts'
import { ApiError } from '../errors.ts'
import { leaveOut, reasonOf } from './left-out.ts'

function isOurs(error: unknown): boolean {
  return !(error instanceof ApiError || isOutage(error))
}

/**
 * Does something for documents together. Where that fails because of one of them it is done for each
 * half, and so on: what is broken is left out and reported, however early it breaks, and the price
 * of that is paid only then.
 */
export async function inSoundParts<Doc extends object, Result>(
  typ: string,
  docs: readonly Doc[],
  work: (docs: readonly Doc[]) => Promise<Result>,
): Promise<{ results: Result[]; gone: number }> {
  try {
    return { results: [await work(docs)], gone: 0 }
  } catch (error) {
    if (!isOurs(error)) throw error
    const [first] = docs
    if (docs.length > 1 && first) return inHalves(typ, docs, work)
    if (first === undefined) throw error
    const nummer = 'nummer' in first && typeof first.nummer === 'number' ? first.nummer : null
    leaveOut({ typ, nummer, stelle: '', grund: reasonOf(error) })
    return { results: [], gone: 1 }
  }
}

async function inHalves<Doc extends object, Result>(
  typ: string,
  docs: readonly Doc[],
  work: (docs: readonly Doc[]) => Promise<Result>,
): Promise<{ results: Result[]; gone: number }> {
  const middle = Math.ceil(docs.length / 2)
  const halves = [docs.slice(0, middle), docs.slice(middle)]
  const parts = [await inSoundParts(typ, halves[0] ?? [], work)]
  parts.push(await inSoundParts(typ, halves[1] ?? [], work))
  return {
    results: parts.flatMap(({ results }) => results),
    gone: parts.reduce((sum, { gone }) => sum + gone, 0),
  }
}
