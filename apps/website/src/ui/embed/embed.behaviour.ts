import type { Behaviour } from '../behaviour/index.ts'
import { isRemembered, onChoice, remember } from '../remembered-hosts/index.ts'

/** The parts of a gate; null for markup that is none. */
function partsOf(gate: HTMLElement) {
  const stage = gate.firstElementChild
  const frame = gate.querySelector<HTMLTemplateElement>(':scope > template')
  const note = gate.querySelector<HTMLElement>(':scope > template + p')
  return stage instanceof HTMLElement && frame && note ? { stage, frame, note } : null
}

/** Shows the frame once somebody wants it, now or always, and takes it away again. */
export const start: Behaviour = (gate) => {
  const parts = partsOf(gate)
  if (!parts) return
  const { stage, frame, note } = parts
  const { host = '', ratio = '' } = gate.dataset
  const before = { content: [...stage.childNodes], ratio: stage.style.aspectRatio }
  let isWanted = false
  let wasKept = false
  let isShown = false
  function show(): void {
    stage.replaceChildren(frame.content.cloneNode(true))
    stage.style.aspectRatio = ratio
    // The button that had the focus is gone.
    if (isWanted) stage.querySelector('iframe')?.focus()
  }
  function hide(): void {
    stage.replaceChildren(...before.content)
    stage.style.aspectRatio = before.ratio
    for (const box of stage.querySelectorAll('input')) box.checked = false
  }
  function update(): void {
    const isKept = isRemembered(host)
    // Who takes a choice back, wherever that is, takes this one back too.
    if (wasKept && !isKept) isWanted = false
    wasKept = isKept
    const wasShown = isShown
    isShown = isWanted || isKept
    if (isShown && !wasShown) show()
    if (wasShown && !isShown) hide()
    note.hidden = !isKept
  }
  gate.addEventListener('click', ({ target }) => {
    const act =
      target instanceof Element ? target.closest<HTMLElement>('[data-act]')?.dataset.act : ''
    if (act !== 'load' && act !== 'forget') return
    isWanted = act === 'load'
    if (act === 'forget') remember(host, false)
    else if (stage.querySelector('input')?.checked) remember(host, true)
    update()
    // The button that was pressed is gone.
    if (act === 'forget') stage.querySelector('button')?.focus()
  })
  // So that no film goes on unseen: what may be shown at once begins anew.
  gate.closest('dialog')?.addEventListener('close', () => {
    isWanted = false
    update()
    if (isShown) show()
  })
  onChoice(update)
  update()
}
