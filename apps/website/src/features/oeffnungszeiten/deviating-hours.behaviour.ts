import type { Behaviour } from '../../ui/behaviour/index.ts'
import { choices } from './deviating-hours.ts'
import { everyMinute } from './every-minute.ts'

/** Shows, with every minute, the deviating times that hold now, or those that come soon. */
export const start: Behaviour = (list) => {
  const choose = choices[list.dataset.when === 'now' ? 'now' : 'ahead']
  const lines = Array.from(list.querySelectorAll<HTMLElement>('[data-beginn]'), (line) => {
    const { beginn = '', ende = '' } = line.dataset
    return { line, beginn, ende }
  })
  everyMinute((now) => {
    const chosen = new Set(choose(lines, now))
    for (const one of lines) one.line.hidden = !chosen.has(one)
    list.hidden = chosen.size === 0
  })
}
