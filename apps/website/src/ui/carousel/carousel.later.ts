import type { Start } from '../later/index.ts'
import { createControls, describe } from './controls.later.ts'
import { around, stepOfKey } from './moves.later.ts'
import { createPlayer, watch } from './player.later.ts'
import { fadingStage, rowStage, type Stage } from './stages.later.ts'
import { onSwipe } from './swipe.later.ts'

/** Time after the last scroll event until a row is said to stand, in milliseconds. */
const rest = 150

/** Tells where a row stands after the visitor has scrolled it or the window has changed. */
function watchRow(track: HTMLElement, tell: () => void, signal: AbortSignal): void {
  let timer = 0
  const later = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(tell, rest)
  }
  track.addEventListener('scroll', later, { signal, passive: true })
  const size = new ResizeObserver(tell)
  size.observe(track)
  signal.addEventListener('abort', () => {
    size.disconnect()
    window.clearTimeout(timer)
  })
}

type ByHand = { step: (by: number) => void; stop: () => void }

/** Keys and fingers of the visitor. */
function watchHands(element: HTMLElement, track: HTMLElement, hands: ByHand, signal: AbortSignal) {
  element.addEventListener(
    'keydown',
    (event) => {
      const by = stepOfKey(event.key)
      if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      hands.step(by)
    },
    { signal },
  )
  track.addEventListener('touchstart', hands.stop, { signal, passive: true })
}

function bind(element: HTMLElement, track: HTMLElement, stage: Stage, signal: AbortSignal) {
  const tell = () => controls.tellPlace(stage)
  const step = (by: number) => {
    if (stage.places() > 1) stage.show(around(stage.place() + by, stage.places()))
    tell()
  }
  const stop = () => player.note({ isWanted: false })
  const hands = {
    stop,
    step: (by: number) => {
      stop()
      step(by)
    },
  }
  const toggle = () =>
    player.note({ isWanted: !player.situation.isWanted, isHovered: false, hasFocus: false })
  const controls = createControls({
    toggle,
    previous: () => hands.step(-1),
    next: () => hands.step(1),
  })
  const onward = () => {
    step(1)
    player.note({})
  }
  const player = createPlayer(onward, controls.tellMoving, signal)
  element.prepend(controls.box)
  signal.addEventListener('abort', () => controls.box.remove())
  watch(element, player, signal)
  watchHands(element, track, hands, signal)
  if (element.dataset.look === 'row') watchRow(track, tell, signal)
  else onSwipe(track, hands.step, signal)
  player.note({})
  tell()
}

/** Binds buttons, keys, swipes and the clock to a carousel (spec 9; decisions, 2.6 carousels). */
export const startCarousel: Start = (element) => {
  const track = element.firstElementChild
  if (!(track instanceof HTMLElement)) return () => undefined
  const abort = new AbortController()
  const stage = element.dataset.look === 'row' ? rowStage(track) : fadingStage(track)
  describe(element, stage.slides)
  bind(element, track, stage, abort.signal)
  return () => {
    abort.abort()
    stage.end()
  }
}
