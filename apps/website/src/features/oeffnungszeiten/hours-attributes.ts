import type { Oeffnungszeiten } from '@kurstadt/contract'
import { berlinTime } from '../../lib/index.ts'
import { addDays } from './berlin-days.ts'
import type { ClosingDays, ShutDay } from './closing-days.ts'
import type { KnownHours } from './open-state.ts'
import { tagestypen } from './tagestypen.ts'
import { hoursSoon } from './weeks.ts'

const days = [...tagestypen, 'ARBEITSTAG_MO_FR'] as const

/** Hours as attributes of the element that says what holds now: few bytes, often the same. */
export function hoursToAttributes(hours: Oeffnungszeiten, closingDays: ClosingDays) {
  // What began yesterday may go on after midnight.
  const yesterday = addDays(berlinTime(new Date()), -1).slice(0, 10)
  const regular = hoursSoon(hours, yesterday).map(({ tagestyp, beginn, ende, von, bis }) => {
    const zeit = [days.indexOf(tagestyp), beginn, ende]
    return von || bis ? [...zeit, von ?? '', bis ?? ''] : zeit
  })
  const except = hours.abweichendeZeiten.map(({ beginn, ende }) => [beginn, ende])
  const write = (lines: readonly (readonly (string | number)[])[]) =>
    lines.length > 0 ? lines.map((line) => line.join(' ')).join(', ') : undefined
  const shut = write(closingDays.map(({ tag }) => [tag]))
  return { 'data-hours': write(regular), 'data-except': write(except), 'data-shut': shut }
}

const linesOf = (text = '') => (text === '' ? [] : text.split(', ').map((line) => line.split(' ')))

/** The same, read in the browser. */
export function hoursOf({ hours, except }: DOMStringMap): KnownHours {
  return {
    regulaereZeiten: linesOf(hours).flatMap(([day, beginn = '', ende = '', von = '', bis = '']) => {
      const tagestyp = days[Number(day)]
      return tagestyp ? [{ tagestyp, beginn, ende, von, bis }] : []
    }),
    abweichendeZeiten: linesOf(except).map(([beginn = '', ende = '']) => ({ beginn, ende })),
  }
}

/** Closing days, read in the browser. */
export const shutDaysOf = ({ shut }: DOMStringMap): ShutDay[] =>
  linesOf(shut).map(([tag = '']) => ({ tag }))
