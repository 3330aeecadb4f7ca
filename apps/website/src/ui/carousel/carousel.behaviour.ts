import type { Behaviour } from '../behaviour/index.ts'
import { onSwipe } from '../swipe/index.ts'
import { createControls, describe } from './controls.ts'
import { around, stepOfKey } from './moves.ts'
import { createPlayer, watch } from './player.ts'
import { fadingStage, rowStage, type Stage } from './stages.ts'

/** Time after the last scroll event until a row is said to stand, in milliseconds. */
const rest = 150

/** Tells where a row stands: at first, after the visitor has scrolled it, and when the window has changed. */
function watchRow(track: HTMLElement, update: () => void): void {
  let timer = 0
  const notifyAtRest = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(update, rest)
  }
  track.addEventListener('scroll', notifyAtRest, { passive: true })
  new ResizeObserver(update).observe(track)
}

type ByHand = { step: (by: number) => void; stop: () => void }

/** Keys and fingers of the visitor. */
function watchHands(element: HTMLElement, track: HTMLElement, hands: ByHand): void {
  element.addEventListener('keydown', (event) => {
    const by = stepOfKey(event.key)
    if (by === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    hands.step(by)
  })
  track.addEventListener('touchstart', hands.stop, { passive: true })
}

function bind(element: HTMLElement, track: HTMLElement, stage: Stage): void {
  const update = () => controls.updatePosition(stage)
  const step = (by: number) => {
    if (stage.places() > 1) stage.show(around(stage.place() + by, stage.places()))
    update()
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
  const player = createPlayer(onward, controls.updatePlayButton)
  element.prepend(controls.box)
  watch(element, player)
  watchHands(element, track, hands)
  player.note({})
  if (element.dataset.look === 'row') watchRow(track, update)
  else {
    onSwipe(track, hands.step)
    update()
  }
}

/** Binds buttons, keys, swipes and the clock to a carousel (spec 9; decisions, 2.6 carousels). */
export const start: Behaviour = (element) => {
  const track = element.firstElementChild
  if (!(track instanceof HTMLElement)) return
  const stage = element.dataset.look === 'row' ? rowStage(track) : fadingStage(track)
  describe(element, stage.slides)
  bind(element, track, stage)
}
