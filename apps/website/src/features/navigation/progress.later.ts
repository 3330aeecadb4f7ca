import styles from './navigation.later.module.css'

/** A page that comes within this time, in milliseconds, needs no bar. */
const shortestWait = 200
/** After this time, in milliseconds, those who listen hear that a page is on its way. */
const patience = 1000

/** A thin bar while a page is on its way; `say` reaches those who listen. */
export function startProgress(
  place: HTMLElement,
  say: (isLoading: boolean) => void,
): (isLoading: boolean) => void {
  const bar = document.createElement('div')
  bar.className = styles.bar ?? ''
  bar.hidden = true
  bar.ariaHidden = 'true'
  place.append(bar)
  let timers: number[] = []
  return (isLoading) => {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    if (!isLoading) {
      bar.hidden = true
      return
    }
    timers = [
      window.setTimeout(() => {
        bar.hidden = false
      }, shortestWait),
      window.setTimeout(() => say(true), patience),
    ]
  }
}
