import { isMoving, type Situation, stay } from './moves.ts'

/** Moves a carousel on, every six seconds while nobody minds (spec 9). */
export type Player = {
  situation: Readonly<Situation>
  /** Takes note of what has changed and starts the six seconds anew. */
  note: (change: Partial<Situation>) => void
}

/** Whether the visitor asked for a page that does not move, now and whenever that changes. */
export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

/** A clock that calls `next`, and `tell` whenever moving may have begun or ended. */
export function createPlayer(next: () => void, update: (situation: Situation) => void): Player {
  const situation: Situation = {
    isWanted: true,
    isMotionReduced: reducedMotion().matches,
    isHovered: false,
    hasFocus: false,
    isInSight: true,
    isPageHidden: document.hidden,
  }
  let timer = 0
  const note = (change: Partial<Situation>) => {
    Object.assign(situation, change)
    window.clearTimeout(timer)
    if (isMoving(situation)) timer = window.setTimeout(next, stay)
    update(situation)
  }
  return { situation, note }
}

/** Lets the clock rest under a pointer, with the focus inside, out of sight and in a hidden tab. */
export function watch(element: HTMLElement, { note }: Player): void {
  const options = { passive: true }
  element.addEventListener(
    'pointerenter',
    ({ pointerType }) => note({ isHovered: pointerType === 'mouse' }),
    options,
  )
  element.addEventListener('pointerleave', () => note({ isHovered: false }), options)
  element.addEventListener('focusin', () => note({ hasFocus: true }), options)
  element.addEventListener('focusout', () => note({ hasFocus: false }), options)
  const hidden = () => note({ isPageHidden: document.hidden })
  document.addEventListener('visibilitychange', hidden, options)
  const motion = reducedMotion()
  motion.addEventListener('change', () => note({ isMotionReduced: motion.matches }), options)
  const sight = new IntersectionObserver(
    (entries) => note({ isInSight: entries.at(-1)?.isIntersecting ?? true }),
    { threshold: 0.25 },
  )
  sight.observe(element)
}
