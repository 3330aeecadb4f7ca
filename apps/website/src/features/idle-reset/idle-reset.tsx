import { later } from '../../ui/later/index.ts'

const bind = later(async () => (await import('./idle-reset.later.ts')).startIdleReset)

/**
 * Lets the authority guide begin anew when nobody uses it any more (spec 4), and every page on a
 * kiosk (`?kiosk=1`). Without JavaScript nothing was changed that would have to be taken back.
 */
export function IdleReset({ isGuide }: { isGuide: boolean }) {
  return <div ref={bind} data-guide={isGuide || undefined} />
}
