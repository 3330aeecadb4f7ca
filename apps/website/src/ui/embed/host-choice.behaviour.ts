import type { Behaviour } from '../behaviour/index.ts'
import { isRemembered, onChoice, remember } from '../remembered-hosts/index.ts'

/** Says whether a host is asked without a click, and takes that back when somebody wants it. */
export const start: Behaviour = (element) => {
  const { host = '' } = element.dataset
  const [ask, kept] = ['ask', 'kept'].map((state) =>
    element.querySelector<HTMLElement>(`[data-state="${state}"]`),
  )
  const forget = element.querySelector<HTMLElement>('[data-act="forget"]')
  if (!(ask && kept && forget)) return
  function update(): void {
    const isKept = isRemembered(host)
    if (ask) ask.hidden = isKept
    if (kept) kept.hidden = !isKept
    if (forget) forget.hidden = !isKept
  }
  forget.addEventListener('click', () => {
    remember(host, false)
    // The button goes; what is said now takes its place.
    ask.tabIndex = -1
    ask.focus()
  })
  onChoice(update)
  update()
}
