import type { Behaviour } from '../../ui/behaviour/index.ts'
import { everyMinute } from '../oeffnungszeiten/index.ts'
import { seasonOf } from './season.ts'

/** Marks the season that holds today. */
export const start: Behaviour = (season) => {
  const mark = season.querySelector('strong')
  everyMinute((now) => {
    const isNow = seasonOf(now) === season.dataset.season
    season.dataset.now = String(isNow)
    if (mark) mark.hidden = !isNow
  })
}
