import type { Behaviour } from '../../ui/behaviour/index.ts'
import { ownStreet } from '../abfall/index.ts'
import { type Chosen, chosenBefore, forgetChosen, isNothing, keepChosen, timeIn } from './chosen.ts'
import {
  knowsPush,
  ownSubscription,
  reportPendingEnd,
  subscribe,
  unsubscribe,
} from './subscription.ts'

type Parts = {
  root: HTMLElement
  form: HTMLFormElement
  without: HTMLElement
  why: HTMLElement
  status: HTMLElement
  chosen: HTMLElement
  submit: HTMLButtonElement
  end: HTMLButtonElement
}

/** The parts of the widget; null for markup that is none. */
function partsOf(root: HTMLElement): Parts | null {
  const part = <Part extends HTMLElement>(name: string) =>
    root.querySelector<Part>(`[data-part="${name}"]`)
  const [form, without] = [part<HTMLFormElement>('wahl'), part('ohne')]
  const [why, status, chosen] = [part('warum'), part('stand'), part('gewaehlt')]
  const end = part<HTMLButtonElement>('aus')
  const submit = root.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (!(form && without && why && status && chosen && submit && end)) return null
  return { root, form, without, why, status, chosen, submit, end }
}

const field = <Field extends HTMLElement>({ form }: Parts, name: string) =>
  form.querySelector<Field>(`[name="${name}"]`)

/** Says how it stands, in words. */
function say({ root, status }: Parts, name: string): void {
  const words: unknown = JSON.parse(root.dataset.stand ?? '{}')
  const said = new Map<string, unknown>(Object.entries(words ?? {})).get(name)
  status.textContent = typeof said === 'string' ? said : ''
}

/** The way by mail, and why there is no other. */
function showWithout({ form, why, without }: Parts): void {
  why.textContent = why.dataset.verboten ?? ''
  form.hidden = true
  without.hidden = false
}

/** The same for whoever has just said no: what they pressed is gone, and they are taken to the reason. */
function refuse(parts: Parts): void {
  showWithout(parts)
  parts.why.focus()
}

function showOn({ end, submit }: Parts, isOn: boolean): void {
  end.hidden = !isOn
  submit.textContent = (isOn ? submit.dataset.sichern : submit.dataset.ein) ?? ''
}

/** Names what this device gets, as it was saved; hidden where nobody knows. */
function showChosen(parts: Parts): void {
  const { chosen, form } = parts
  const hour = field<HTMLSelectElement>(parts, 'zeit')?.selectedOptions[0]?.textContent
  const names = [...form.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => {
    const name = input.labels?.[0]?.textContent?.trim() ?? ''
    return input.name === 'abfall' && hour ? `${name} (${hour})` : name
  })
  chosen.textContent = (chosen.dataset.worte ?? '') + names.join(', ')
  chosen.hidden = names.length === 0
}

/** Names the street that this browser remembers; without one there is nothing to choose. */
function showStreet(parts: Parts): void {
  const [own, box] = [ownStreet(), field<HTMLInputElement>(parts, 'abfall')]
  const hour = field<HTMLSelectElement>(parts, 'zeit')
  const [known, unknown] = ['strasse', 'keine-strasse'].map((name) =>
    parts.form.querySelector<HTMLElement>(`[data-part="${name}"]`),
  )
  if (box) box.disabled = own === null
  if (hour) hour.disabled = own === null
  if (known) known.hidden = own === null
  if (unknown) unknown.hidden = own !== null
  const name = known?.querySelector('strong')
  if (name && own) name.textContent = own.name
}

function fill(parts: Parts, { hinweise, rubriken, strasse_id, zeit }: Chosen): void {
  const [alerts, waste] = ['hinweise', 'abfall'].map((name) => field<HTMLInputElement>(parts, name))
  const hour = field<HTMLSelectElement>(parts, 'zeit')
  if (alerts) alerts.checked = hinweise
  if (waste && !waste.disabled) waste.checked = strasse_id !== null
  if (hour) hour.value = zeit
  for (const box of parts.form.querySelectorAll<HTMLInputElement>('[name="rubriken"]'))
    box.checked = rubriken.includes(Number(box.value))
}

function chosenIn({ form }: Parts): Chosen {
  const data = new FormData(form)
  return {
    hinweise: data.has('hinweise'),
    strasse_id: data.has('abfall') ? Number(ownStreet()?.id ?? 0) || null : null,
    zeit: timeIn(data.get('zeit')),
    rubriken: data.getAll('rubriken').map(Number),
  }
}

/** What was chosen, for the street that is remembered now: «my street» may be another since then, or none. */
function forOwnStreet(before: Chosen): Chosen {
  if (before.strasse_id === null) return before
  const own = ownStreet()
  return { ...before, strasse_id: own === null ? null : Number(own.id) }
}

async function turnOn(parts: Parts): Promise<void> {
  const chosen = chosenIn(parts)
  if (isNothing(chosen)) return say(parts, 'nichts')
  // It has to be asked right after the click: browsers do not ask later.
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return refuse(parts)
  if (permission !== 'granted') return say(parts, 'offen')
  const { schluessel = '', sprache = 'de' } = parts.root.dataset
  say(parts, 'moment')
  const outcome = await subscribe(schluessel, sprache, chosen)
  if (outcome === 'an') {
    keepChosen(chosen)
    showOn(parts, true)
    showChosen(parts)
  }
  say(parts, outcome)
}

/** Ends all of it; true where that went well. */
async function end(parts: Parts): Promise<boolean> {
  say(parts, 'moment')
  const ending = await unsubscribe()
  const isEnded = ending !== 'weg'
  if (isEnded) {
    forgetChosen()
    parts.form.reset()
    parts.chosen.hidden = true
    showOn(parts, false)
  }
  say(parts, ending)
  return isEnded
}

async function turnOff(parts: Parts): Promise<void> {
  if (await end(parts)) parts.submit.focus()
}

type Act = (parts: Parts) => Promise<void>

/**
 * Does one thing at a time: whoever clicks twice has clicked once. What else is pressed while
 * something is being done comes after it, the last press alone.
 */
function createRunner(parts: Parts): (act: Act) => void {
  let running: Act | null = null
  let next: Act | null = null
  async function run(act: Act): Promise<void> {
    parts.root.ariaBusy = 'true'
    for (let now: Act | null = act; now; now = next) {
      running = now
      next = null
      await now(parts).catch((error: unknown) => reportError(error))
    }
    running = null
    parts.root.ariaBusy = 'false'
  }
  return (act) => {
    if (running === null) return void run(act)
    next = act === running ? null : act
    if (next) say(parts, 'moment')
  }
}

async function show(parts: Parts): Promise<void> {
  if (!knowsPush()) return
  void reportPendingEnd()
  if (Notification.permission === 'denied') return showWithout(parts)
  const isOn = (await ownSubscription()) !== null
  const before = isOn ? chosenBefore() : null
  showStreet(parts)
  if (before) {
    fill(parts, before)
    showChosen(parts)
  }
  showOn(parts, isOn)
  say(parts, isOn ? 'an' : 'aus')
  parts.without.hidden = true
  parts.form.hidden = false
  if (before) await confirm(parts, before)
}

/**
 * Orders again what this device wants, where it has a subscription: a browser may have changed its
 * address without naming the old one, and the site would send what it sends to nobody. Another street
 * is ordered with it, one that was forgotten no more, and what this device gets is named only after that.
 */
async function confirm(parts: Parts, before: Chosen): Promise<void> {
  const { schluessel = '', sprache = 'de' } = parts.root.dataset
  const wanted = forOwnStreet(before)
  if (isNothing(wanted)) return void (await end(parts))
  const hasMoved = wanted.strasse_id !== before.strasse_id
  if (hasMoved) parts.chosen.hidden = true
  const outcome = await subscribe(schluessel, sprache, wanted)
  if (hasMoved && outcome === 'an') {
    keepChosen(wanted)
    parts.chosen.hidden = false
  }
  // Who is not heard now comes again; what was said holds.
  if (hasMoved || outcome !== 'weg') say(parts, outcome)
}

/** Asks for messages after what is chosen, changes and ends them (spec 2.6). */
export const start: Behaviour = (root) => {
  const parts = partsOf(root)
  if (parts === null) return
  const run = createRunner(parts)
  parts.form.addEventListener('submit', (event) => {
    event.preventDefault()
    run(turnOn)
  })
  parts.end.addEventListener('click', () => run(turnOff))
  run(show)
}
