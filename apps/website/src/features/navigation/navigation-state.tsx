import { later } from '../../ui/later/index.ts'
import { useIsGoing, useNavigationKey } from '../../ui/link/index.ts'

const bind = later(async () => (await import('./navigation.later.ts')).start)

/**
 * Tells behaviour outside React where the visitor is and whether a page is on its way. What a server
 * cannot know of a history is no mistake.
 */
export function NavigationState() {
  return (
    <div
      ref={bind}
      data-key={useNavigationKey()}
      data-state={useIsGoing()}
      suppressHydrationWarning
    />
  )
}
