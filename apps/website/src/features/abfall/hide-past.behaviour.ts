import type { Behaviour } from '../../ui/behaviour/index.ts'
import { everyMinute } from '../oeffnungszeiten/index.ts'

/** Takes away what is over: a page may have been stored before midnight. */
export const start: Behaviour = (list) => {
  const rows = list.querySelectorAll<HTMLElement>('[data-datum]')
  everyMinute((now) => {
    for (const row of rows) row.hidden = (row.dataset.datum ?? '') < now.slice(0, 10)
  })
}
