import type { Behaviour } from '../../ui/behaviour/index.ts'
import { everyMinute } from '../oeffnungszeiten/index.ts'
import { archiveAt, elsewhereAt } from './archive-address.ts'
import { type Choice, type ChoiceEvent, firstChoice, nextChoice } from './choice.ts'

/** The first day that is taken for a whole one while somebody types. */
const earliest = '1900-01-01'

/** What the frame of our own archive shows; null for another house's, which nobody may look into. */
function shownIn(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument
  } catch {
    return null
  }
}

/** Makes our own frame as high as what it shows, so that nothing scrolls inside of it. */
function fitFrame(frame: HTMLIFrameElement, { documentElement }: Document, main: Element): void {
  documentElement.dataset.framed = ''
  const measure = () => {
    const border = frame.offsetHeight - frame.clientHeight
    frame.style.blockSize = `${Math.ceil(main.getBoundingClientRect().height) + border}px`
  }
  new ResizeObserver(measure).observe(main)
}

/** Loads our own archive of a day; the way back leads out of the page, not through all days seen. */
function loadOwn(frame: HTMLIFrameElement, path: string, tag: string | null): void {
  frame.contentWindow?.location.replace(archiveAt(path, tag))
}

/** Puts another house's archive of a day behind its gate, and into its frame where that is open. */
function loadElsewhere(point: HTMLElement, archiv: string, tag: string): void {
  const src = elsewhereAt(archiv, tag)
  const gate = point.querySelector<HTMLElement>('[data-behaviour="embed"]')
  const waiting = gate?.querySelector('template')?.content.querySelector('iframe')
  if (waiting) waiting.src = src
  const open = gate?.querySelector('iframe')
  if (open && waiting) open.replaceWith(waiting.cloneNode())
  const link = gate?.querySelector<HTMLAnchorElement>(':scope > a')
  if (link) link.href = src
}

type Parts = {
  point: HTMLElement
  form: HTMLFormElement
  field: HTMLInputElement
  /** That of our own archive; null where another house has it. */
  frame: HTMLIFrameElement | null
}

/** Says of the field whether what it holds cannot be shown; why stands below it. */
function tell({ point, field }: Parts, { problem }: Choice): void {
  for (const one of point.querySelectorAll<HTMLElement>('[data-problem]'))
    one.hidden = one.dataset.problem !== problem
  field.setAttribute('aria-invalid', String(problem !== null))
  field.setAttribute('aria-describedby', problem === null ? '' : 'fotopunkt-falsch')
}

/** Loads the archive of a day, wherever it lies; the last one of another house is today. */
function load({ point, form, field, frame }: Parts, tag: string | null): void {
  const { archiv } = point.dataset
  if (archiv) loadElsewhere(point, archiv, tag ?? field.max)
  else if (frame) loadOwn(frame, form.getAttribute('action') ?? '', tag)
}

/** Follows what is chosen, and what the frame shows. */
function follow(parts: Parts): void {
  const { form, field, frame } = parts
  let choice = firstChoice
  function on(event: ChoiceEvent): void {
    const before = choice
    choice = nextChoice(choice, event)
    tell(parts, choice)
    if (choice.state === 'loading' && choice !== before) load(parts, choice.tag)
  }
  const isMistyped = () => field.validity.badInput
  const choose = () =>
    on(
      isMistyped()
        ? { kind: 'mistyped' }
        : { kind: 'chosen', value: field.value, heute: field.max },
    )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    choose()
  })
  // Whoever types a year begins with the years 2, 20 and 202.
  field.addEventListener('change', () => {
    if (field.value >= earliest || (field.value === '' && !isMistyped())) choose()
  })
  // Half a day is none either, while somebody types.
  field.addEventListener('blur', () => {
    if (isMistyped()) choose()
  })
  function came(): void {
    const shown = frame && shownIn(frame)
    const main = shown?.querySelector('main')
    if (!(frame && shown && main)) return
    const tag = main.querySelector<HTMLElement>('[data-tag]')?.dataset.tag ?? null
    fitFrame(frame, shown, main)
    on({ kind: 'came', tag })
    if (tag !== null && choice.state === 'shown' && document.activeElement !== field)
      field.value = tag
  }
  frame?.addEventListener('load', came)
  if (frame && shownIn(frame)?.readyState === 'complete') came()
}

/** Reloads the archive for the day that is chosen, and says why one cannot be. */
export const start: Behaviour = (point) => {
  const form = point.querySelector<HTMLFormElement>('form[data-day]')
  const field = form?.querySelector('input')
  if (!(form && field)) return
  // The browser's own words for a day to come are not in the language of the page.
  form.noValidate = true
  form.hidden = false
  everyMinute((now) => {
    field.max = now.slice(0, 10)
  })
  follow({ point, form, field, frame: point.querySelector<HTMLIFrameElement>('iframe[name]') })
}
