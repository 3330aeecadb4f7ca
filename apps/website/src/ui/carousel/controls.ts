import { carouselTexts, spracheOfPath } from '../../i18n/index.ts'
import styles from './carousel.module.css'
import { isMoving, type Situation } from './moves.ts'
import type { Stage } from './stages.ts'

const namespace = 'http://www.w3.org/2000/svg'
const glyphs = {
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
}
type Act = keyof typeof glyphs

/** What was said is gone after this time, in milliseconds: each slide says its own number as well. */
const announceDelay = 1000

const words = () => carouselTexts[spracheOfPath(location.pathname)]

function label(button: HTMLButtonElement, act: Act): void {
  const name = words()[act]
  if (button.ariaLabel === name) return
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(namespace, 'path')
  path.setAttribute('d', glyphs[act])
  svg.append(path)
  button.ariaLabel = name
  button.replaceChildren(svg)
}

function createButton(act: Act, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.button ?? ''
  button.addEventListener('click', press)
  label(button, act)
  return button
}

function createSpan(className: string): HTMLSpanElement {
  const span = document.createElement('span')
  span.className = className
  return span
}

/** Buttons of a carousel, and the line that says where it stands. */
export type Controls = {
  box: HTMLElement
  /** Says in signs and in words which slides are in sight. */
  updatePosition: (stage: Stage) => void
  /** Says whether the slides move by themselves; while they do, no place is read out. */
  updatePlayButton: (situation: Situation) => void
}

type Presses = { toggle: () => void; previous: () => void; next: () => void }

/** Makes the buttons in the order of the keyboard: pause first. */
export function createControls(press: Presses): Controls {
  const box = document.createElement('div')
  box.className = styles.controls ?? ''
  const toggle = createButton('pause', press.toggle)
  const previous = createButton('previous', press.previous)
  const next = createButton('next', press.next)
  const position = createSpan(styles.position ?? '')
  position.ariaHidden = 'true'
  const liveRegion = createSpan('visuallyHidden')
  liveRegion.role = 'status'
  box.append(toggle, previous, position, next, liveRegion)
  let timer = 0
  const announce = (message: string) => {
    liveRegion.textContent = message
    window.clearTimeout(timer)
    timer = window.setTimeout(() => liveRegion.replaceChildren(), announceDelay)
  }
  const updatePosition = (stage: Stage) => {
    const { from, to, count } = stage.inSight()
    box.hidden = stage.places() < 2
    const before = position.textContent
    position.textContent = `${from === to ? from : `${from}–${to}`} / ${count}`
    if (before === '' || before === position.textContent || liveRegion.ariaLive !== 'polite') return
    announce(from === to ? words().slide(from, count) : words().slides(from, to, count))
  }
  const updatePlayButton = (situation: Situation) => {
    liveRegion.ariaLive = isMoving(situation) ? 'off' : 'polite'
    toggle.hidden = situation.isMotionReduced
    label(toggle, situation.isWanted ? 'pause' : 'play')
  }
  return { box, updatePosition, updatePlayButton }
}

/** Names a carousel and its slides for those who listen. */
export function describe(element: HTMLElement, slides: readonly HTMLElement[]): void {
  const { role, slideRole, slide: nameOf } = words()
  element.ariaRoleDescription = role
  for (const [index, slide] of slides.entries()) {
    slide.role = 'group'
    slide.ariaRoleDescription = slideRole
    slide.ariaLabel = nameOf(index + 1, slides.length)
  }
}
