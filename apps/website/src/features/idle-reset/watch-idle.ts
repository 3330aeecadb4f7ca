import { idleTexts, spracheOfPath } from '../../i18n/index.ts'
import { collapseAll } from '../../lib/index.ts'
import styles from './idle-reset.module.css'
import { type IdleEvent, type IdleState, nextDue, nextIdleState } from './idle-state.ts'

/** What counts as using the page: the mouse as specified, and touch, keys and focus (decisions). */
const uses = ['mousemove', 'click', 'scroll', 'wheel', 'touchstart', 'keydown', 'focusin', 'input']

/** The notice stays so long when somebody moves again, so that its button does not flee. */
const goodbye = 1500
/** What the reset itself moves and clears is no use of the page, for so long. */
const echo = 1000

/** The notice, which asks twenty seconds before; who does anything at all stays. */
function makeNotice(stay: () => void): HTMLElement {
  const words = idleTexts[spracheOfPath(location.pathname)].notice
  const notice = document.createElement('div')
  notice.className = styles.notice ?? ''
  notice.role = 'alert'
  const text = document.createElement('p')
  text.textContent = words.text
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.button ?? ''
  button.textContent = words.stay
  button.addEventListener('click', stay)
  notice.append(text, button)
  return notice
}

/** Browsers report a move where the page moves below a mouse that rests, the notice among it. */
const isResting = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === 'mousemove' &&
  event.movementX === 0 &&
  event.movementY === 0

/** A row may move by itself; whoever scrolls it by hand is noticed by wheel, touch or keys. */
const isOfInnerBox = ({ type, target }: Event) => type === 'scroll' && target instanceof Element

/** A field of the page as it was before anybody typed; who listens hears of it. */
function clearFields(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('main input[type=search]')) {
    field.value = ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Accordions collapse, fields and letter are cleared, the page is at its top (spec 4). */
export function beginAnew(): void {
  if (new URLSearchParams(location.search).has('q')) {
    location.replace(location.pathname)
    return
  }
  collapseAll(document)
  clearFields()
  for (const letter of document.querySelectorAll('main nav [aria-current=true]'))
    letter.removeAttribute('aria-current')
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * Watches for use, asks, and begins anew. A page that is `used` already is one to take back although
 * nobody touches it: on a kiosk somebody has come to it by a touch on the one before, and may be gone.
 */
export function watchIdle(
  place: HTMLElement,
  reset: () => void,
  begins: Extract<IdleState, 'fresh' | 'used'> = 'fresh',
): void {
  let state: IdleState = begins
  let last = Date.now()
  let timer = 0
  let going = 0
  let deafUntil = 0
  let notice: HTMLElement | null = null
  function plan(): void {
    clearTimeout(timer)
    const due = nextDue(state, Date.now() - last)
    if (due) timer = window.setTimeout(() => happen(due.event), due.wait)
  }
  function happen(event: IdleEvent): void {
    const isOver = state === 'asking' && event === 'reset-due'
    // Use only notes the time: a timer is not worth setting anew with every move of the mouse.
    const isEarly = event === 'notice-due' && nextDue(state, Date.now() - last)?.wait !== 0
    if (!isEarly) state = nextIdleState(state, event)
    if (state === 'asking') {
      clearTimeout(going)
      notice ??= makeNotice(() => notice?.remove())
      const onTop = [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].at(-1)
      ;(onTop ?? place).append(notice)
    } else {
      clearTimeout(going)
      going = window.setTimeout(() => notice?.remove(), isOver ? 0 : goodbye)
    }
    if (isOver) {
      deafUntil = Date.now() + echo
      reset()
    }
    plan()
  }
  function use(event: Event): void {
    if (isResting(event) || isOfInnerBox(event) || Date.now() < deafUntil) return
    last = Date.now()
    if (state !== 'used') happen('activity')
  }
  for (const name of uses) window.addEventListener(name, use, { capture: true, passive: true })
  // A page that comes back out of the browser's memory has stood still: whoever came back is here.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) use(event)
  })
  plan()
}
