import type { Behaviour } from '../../ui/behaviour/index.ts'
import { isKiosk } from './is-kiosk.ts'

/** The idle reset of the guide, and of every page on a kiosk (spec 4); its code comes there alone. */
export const start: Behaviour = (place) => {
  const onKiosk = isKiosk()
  if (onKiosk || place.dataset.guide)
    import('./watch-idle.ts').then((idle) => idle.startWatching(place, onKiosk), reportError)
}
