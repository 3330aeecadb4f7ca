import type { Behaviour } from '../behaviour/index.ts'

type Pair = { tab: HTMLAnchorElement; panel: HTMLElement }

function pairsOf(root: HTMLElement): Pair[] {
  const tabs = root.querySelectorAll<HTMLAnchorElement>(':scope > [data-tabs] a')
  const panels = root.querySelectorAll<HTMLElement>(':scope > [data-panel]')
  return [...tabs].flatMap((tab, index) => {
    const panel = panels[index]
    return panel ? [{ tab, panel }] : []
  })
}

function nameRoles(root: HTMLElement, pairs: readonly Pair[]): void {
  const nav = root.querySelector(':scope > [data-tabs]')
  const list = nav?.querySelector('ul')
  list?.setAttribute('role', 'tablist')
  list?.setAttribute('aria-label', nav?.getAttribute('aria-label') ?? '')
  nav?.removeAttribute('aria-label')
  nav?.setAttribute('role', 'presentation')
  for (const { tab, panel } of pairs) {
    tab.id ||= `${panel.id}-tab`
    tab.parentElement?.setAttribute('role', 'presentation')
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', panel.id)
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', tab.id)
  }
  root.dataset.bound = ''
}

function show(pairs: readonly Pair[], chosen: number): void {
  for (const [index, { tab, panel }] of pairs.entries()) {
    const isChosen = index === chosen
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    // The browser's own search finds words in panels that are not shown, and shows them.
    // The box of such a panel could still take the focus.
    if (isChosen) {
      panel.removeAttribute('hidden')
      panel.tabIndex = 0
    } else {
      panel.setAttribute('hidden', 'until-found')
      panel.removeAttribute('tabindex')
    }
  }
}

const steps: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowRight: (at, length) => (at + 1) % length,
  ArrowLeft: (at, length) => (at - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
}

/** Some are the browser's own: a new tab, a page back. */
const hasModifier = (event: MouseEvent | KeyboardEvent) =>
  event.altKey || event.ctrlKey || event.metaKey

/** Place of the panel that the address names, or that what it names lies in; -1 for none. */
function placeInAddress(pairs: readonly Pair[]): number {
  const id = location.hash.slice(1)
  const named = id === '' ? null : document.getElementById(id)
  return named ? pairs.findIndex(({ panel }) => panel.contains(named)) : -1
}

/** Makes links and panels a tab list: arrow keys, Home and End, the choice kept in the address. */
export const start: Behaviour = (root) => {
  const pairs = pairsOf(root)
  nameRoles(root, pairs)
  show(pairs, Math.max(placeInAddress(pairs), 0))
  const choose = (index: number) => {
    const pair = pairs[index]
    if (!pair) return
    show(pairs, index)
    history.replaceState(history.state, '', `#${pair.panel.id}`)
    pair.tab.focus()
  }
  for (const [index, { tab, panel }] of pairs.entries()) {
    const click = (event: MouseEvent) => {
      if (hasModifier(event) || event.shiftKey) return
      event.preventDefault()
      choose(index)
    }
    const press = (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (!(step || event.key === ' ') || hasModifier(event)) return
      event.preventDefault()
      choose(step ? step(index, pairs.length) : index)
    }
    tab.addEventListener('click', click)
    tab.addEventListener('keydown', press)
    panel.addEventListener('beforematch', () => show(pairs, index))
  }
  const follow = () => {
    const index = placeInAddress(pairs)
    if (index !== -1) show(pairs, index)
  }
  window.addEventListener('hashchange', follow)
}
