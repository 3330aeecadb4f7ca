import type { Behaviour } from '../../ui/behaviour/index.ts'

/** Above this width, in pixels, closing the menu also closes its open submenu (spec 4, 9). */
const widest = 1024

/** Opens the branch of the current page and nothing else. */
function showBranch(submenus: Iterable<HTMLDetailsElement>): void {
  for (const submenu of submenus) submenu.open = 'branch' in submenu.dataset
}

/**
 * The menu opens on the branch of the current page (spec 4). On a narrow window it comes back as it
 * was left on this page.
 */
export const start: Behaviour = (nav) => {
  const panel = nav.closest<HTMLElement>('[popover]')
  const submenus = nav.getElementsByTagName('details')
  const isWide = () => window.innerWidth > widest
  const follow = ({ newState }: ToggleEvent) => {
    if (newState === 'open' && isWide()) showBranch(submenus)
  }
  const closeSubmenus = async () => {
    if (!(panel && isWide())) return
    // Not before the menu is out of sight.
    await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished))
    if (!panel.matches(':popover-open')) for (const submenu of submenus) submenu.open = false
  }
  panel?.addEventListener('beforetoggle', follow)
  panel?.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') closeSubmenus().catch(reportError)
  })
}
