/** Milliseconds before the end at which somebody is asked. */
const notice = 120_000

/** What prolongs a session answers: seconds, unused and in any case. */
type Terms = { bleibt: number; laengstens: number }

const isTerms = (value: unknown): value is Terms =>
  typeof value === 'object' &&
  value !== null &&
  'bleibt' in value &&
  'laengstens' in value &&
  typeof value.bleibt === 'number' &&
  typeof value.laengstens === 'number'

/** Asks the website for a longer session; null when it has ended. Throws where nobody answers. */
async function prolong(place: string): Promise<Terms | null> {
  const response = await fetch(place, {
    method: 'POST',
    body: new URLSearchParams({ tun: 'bleiben' }),
  })
  if (response.status === 401) return null
  const terms: unknown = await response.json()
  if (!(response.ok && isTerms(terms))) throw new Error(`The website answered ${response.status}.`)
  return terms
}

/** How the notice stands: it asks, says that nothing can be prolonged, or that the session is over. */
type State = 'asking' | 'last' | 'over'

type Notice = {
  show: (state: State) => void
  /** Says that asking for more time came to nothing. */
  fail: () => void
  onStay: (stay: () => void) => void
}

function noticeIn(dialog: HTMLDialogElement): Notice {
  const [title, text, stay, link] = ['h2', 'p', 'button[type=button]', 'a'].map((selector) =>
    dialog.querySelector<HTMLElement>(selector),
  )
  if (!(title && text && stay && link)) throw new Error('The notice of a session lacks a part.')
  const asked = { title: title.textContent, text: text.textContent }
  const first = { asking: stay, last: title, over: link }
  return {
    show(state) {
      title.textContent = state === 'over' ? (title.dataset.over ?? '') : asked.title
      text.textContent = state === 'asking' ? asked.text : (text.dataset[state] ?? '')
      stay.hidden = state !== 'asking'
      link.hidden = state !== 'over'
      if (!dialog.open) dialog.showModal()
      first[state].focus()
    },
    fail() {
      text.textContent = text.dataset.failed ?? ''
    },
    onStay: (act) => stay.addEventListener('click', act),
  }
}

/** Milliseconds since now: one clock stands still while a machine sleeps, the other may be set back. */
function stopwatch(): () => number {
  const [day, steady] = [Date.now(), performance.now()]
  return () => Math.max(Date.now() - day, performance.now() - steady)
}

/** The clock of a session: it tells `due` what is due, by the time alone, as machines sleep. */
class SessionClock {
  #terms: Terms = { bleibt: 0, laengstens: 0 }
  #passed = stopwatch()
  #timer = 0
  readonly #due: (state: State | 'nothing') => void

  constructor(due: (state: State | 'nothing') => void) {
    this.#due = due
  }

  take(terms: Terms): void {
    this.#terms = terms
    this.#passed = stopwatch()
    this.look()
  }

  look(): void {
    clearTimeout(this.#timer)
    const { bleibt, laengstens } = this.#terms
    const passed = this.#passed()
    const left = bleibt * 1000 - passed
    const wait = left > notice ? left - notice : left
    if (left > 0) this.#timer = window.setTimeout(() => this.look(), wait)
    if (left > notice) this.#due('nothing')
    else if (left <= 0) this.#due('over')
    // Near its last hour a session grows no more: asking would promise what is not kept.
    else this.#due(laengstens * 1000 - passed > 2 * notice ? 'asking' : 'last')
  }
}

/** Says two minutes before that a session ends, and that it has ended. All tabs know of one another. */
export function watchSession(dialog: HTMLDialogElement): void {
  const words = noticeIn(dialog)
  const { place = '', channel = '' } = dialog.dataset
  const tabs = new BroadcastChannel(channel)
  const clock = new SessionClock((state) => {
    if (state === 'nothing') dialog.close()
    else words.show(state)
  })
  async function stay(): Promise<void> {
    const terms = (await prolong(place)) ?? { bleibt: 0, laengstens: 0 }
    clock.take(terms)
    tabs.postMessage(terms)
  }
  words.onStay(() => {
    stay().catch(words.fail)
  })
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isTerms(data)) clock.take(data)
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) clock.look()
  })
  const terms = { bleibt: Number(dialog.dataset.ends), laengstens: Number(dialog.dataset.atMost) }
  clock.take(terms)
  tabs.postMessage(terms)
}
