import type { Behaviour } from '../../ui/behaviour/index.ts'
import { isKiosk } from './is-kiosk.ts'
import { beginAnew, watchIdle } from './watch-idle.ts'

/** The idle reset of the guide, and of every page on a kiosk, whose code comes there alone (spec 4). */
export const start: Behaviour = (place) => {
  if (isKiosk())
    import('./kiosk-mode.ts').then(({ isBegunAnew, leaveNothing, startKiosk }) => {
      startKiosk()
      const reset = () => void leaveNothing().catch(reportError)
      watchIdle(place, reset, isBegunAnew() ? 'fresh' : 'used')
    }, reportError)
  else if (place.dataset.guide) watchIdle(place, beginAnew)
}
