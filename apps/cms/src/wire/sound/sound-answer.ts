import { type CallName, calls } from '@kurstadt/contract'
import { isRecord } from '../../platform/record.ts'
import { ApiError } from '../errors.ts'
import { leaveOut } from './left-out.ts'
import { type Repair, repairAnswer } from './repair.ts'

/** How many entries a list has of which some could not be told: exact where one page holds them all. */
export function honestCount(
  anzahl: number,
  { gone, pro_seite }: { gone: number; pro_seite: number },
): number {
  return anzahl <= pro_seite ? Math.max(0, anzahl - gone) : anzahl
}

function withHonestCount(answer: unknown, repairs: readonly Repair[]): unknown {
  if (!isRecord(answer)) return answer
  const { anzahl, pro_seite } = answer
  const gone = repairs.filter(({ path }) => path.length === 2 && path[0] === 'data').length
  if (gone === 0 || typeof anzahl !== 'number' || typeof pro_seite !== 'number') return answer
  return { ...answer, anzahl: honestCount(anzahl, { gone, pro_seite }) }
}

/**
 * An answer as the contract promises it: what breaks the promise is taken out and reported. An entry
 * that was asked for by its number and cannot be told at all is `not-found`.
 */
export function soundAnswer(
  name: CallName,
  { answer, tags }: { answer: unknown; tags: readonly string[] },
  id: number,
): unknown {
  const { answer: mended, repairs, isSound } = repairAnswer(calls[name].answer, answer)
  const [typ = name] = name.split('/{')
  const isSingle = name.endsWith('/{id}')
  if (isSingle && !isSound) {
    const grund = repairs.map(({ message }) => message).join('; ')
    leaveOut({ typ, nummer: id, stelle: '', grund })
    throw new ApiError('not-found', { tags })
  }
  for (const { path, message, nummer } of repairs) {
    const stelle = path.map(String).join('.')
    leaveOut({ typ, nummer: nummer ?? (id > 0 ? id : null), stelle, grund: message })
  }
  return isSound ? withHonestCount(mended, repairs) : answer
}
