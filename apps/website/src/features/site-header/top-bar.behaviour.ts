import type { Behaviour } from '../../ui/behaviour/index.ts'

/** Whether the top bar shows, and the scroll position at which that was last decided. */
export type TopBarState = { isPinned: boolean; from: number }

/** Pixels from the top within which the bar always shows, by direction (spec 9). */
const offset = { up: 100, down: 10 }
/** So many pixels of scrolling are no decision (spec 9). */
const tolerance = 5

/** The top bar hides on scroll down and shows at the top or on scroll up (spec 2.5, 9). */
export function nextTopBar(state: TopBarState, position: number): TopBarState {
  const moved = position - state.from
  if (moved === 0) return state
  const isDown = moved > 0
  if (position <= (isDown ? offset.down : offset.up)) return { isPinned: true, from: position }
  return Math.abs(moved) > tolerance ? { isPinned: !isDown, from: position } : state
}

/** True when the focus is on something that the bar would lie on if it came back (WCAG 2.4.11). */
function wouldCoverFocus(head: HTMLElement, barHeight: number): boolean {
  const focused = document.activeElement
  if (!focused?.matches(':focus-visible') || head.contains(focused)) return false
  const { top, bottom } = focused.getBoundingClientRect()
  return top < head.offsetHeight && bottom > head.offsetHeight - barHeight
}

/**
 * Moves the head of the page up by its top bar, never while the bar holds the focus, and tells the
 * page how high the whole head is (`--header-height`), so that nothing scrolls below it. Where the
 * style sheet knows it (styles/base.css), nothing is set: that would style every element anew.
 */
export const start: Behaviour = (head) => {
  const root = document.documentElement
  const bar = head.querySelector<HTMLElement>('[data-top-bar]')
  const position = () => Math.min(Math.max(window.scrollY, 0), root.scrollHeight - innerHeight)
  let state: TopBarState = { isPinned: true, from: 0 }
  const show = () => {
    const height = bar?.offsetHeight ?? 0
    const hides = !(state.isPinned || bar?.matches(':focus-within'))
    const shift = hides ? Math.min(height, position()) : 0
    head.style.translate = `0 ${-shift}px`
  }
  const decide = () => {
    const next = nextTopBar(state, position())
    const comesBack = next.isPinned && !state.isPinned
    const stays = comesBack && wouldCoverFocus(head, bar?.offsetHeight ?? 0)
    state = stays ? { isPinned: false, from: next.from } : next
    show()
  }
  const measure = () => {
    const height = getComputedStyle(head).position === 'sticky' ? head.offsetHeight : 0
    const known = Number.parseFloat(getComputedStyle(root).getPropertyValue('--header-height'))
    if (height !== known) root.style.setProperty('--header-height', `${height}px`)
    decide()
    // The bar is at its first place in this frame; only what happens after it may be seen to slide.
    setTimeout(() => {
      head.dataset.isLive = ''
    })
  }
  head.style.insetBlockStart = '0'
  // Measured first after the layout that is due anyway: to measure here would lay the page out twice.
  new ResizeObserver(measure).observe(head)
  window.addEventListener('scroll', decide, { passive: true })
  head.addEventListener('focusin', show)
  head.addEventListener('focusout', () => requestAnimationFrame(show))
}
