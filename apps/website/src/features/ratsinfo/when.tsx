import type { Sitzungskarte } from '@kurstadt/contract'
import { formatDay, useSprache, useTexts } from '../../i18n/index.ts'

type Times = Pick<Sitzungskarte, 'beginn' | 'ende'>

/** Day of a local time. */
export const dayOf = (local: string): string => local.slice(0, 10)

/** Times of a meeting in words; one that goes on into the next day says when it began. */
export function useTimes({ beginn, ende }: Times): string {
  const { format } = useTexts()
  const from = beginn.slice(11)
  return ende && dayOf(ende) === dayOf(beginn)
    ? format.clockRange(from, ende.slice(11))
    : format.clock(from)
}

/** When a meeting is held, in words. */
export function When({ beginn, ende }: Times) {
  const sprache = useSprache()
  const times = useTimes({ beginn, ende })
  return (
    <time dateTime={beginn}>
      {formatDay(dayOf(beginn), sprache)}, {times}
    </time>
  )
}
