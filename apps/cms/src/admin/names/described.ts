/** What somebody writes into or chooses from; the browser's own calendar beside a date is no such. */
const controls = 'input:not([type="hidden"], [aria-hidden="true"]), textarea'

/** What stands at a field: what is wrong with it, what was understood, its help. */
const words = '.field-error, [data-said], .field-description'

let count = 0

function idOf(element: Element): string {
  if (element.id === '') {
    count += 1
    element.id = `am-feld-${count}`
  }
  return element.id
}

function ownParts(field: Element, selector: string): Element[] {
  return [...field.querySelectorAll(selector)].filter((one) => one.closest('.field-type') === field)
}

/** Ties to each field what stands at it, which Payload shows to the eye alone (WCAG 1.3.1, 3.3.1). */
export function describeControls(root: ParentNode): void {
  for (const field of root.querySelectorAll('.field-type')) {
    const [control] = ownParts(field, controls)
    // Fields of ours say it themselves.
    const isOwn = control?.hasAttribute('aria-invalid') && !control.hasAttribute('data-described')
    if (!(control instanceof HTMLElement) || isOwn) continue
    const said = ownParts(field, words).filter(({ textContent }) => textContent.trim() !== '')
    const isWrong = said.some((one) => one.matches('.field-error, [data-said="problem"]'))
    control.dataset.described = ''
    control.setAttribute('aria-invalid', String(isWrong))
    if (said.length === 0) control.removeAttribute('aria-describedby')
    else control.setAttribute('aria-describedby', said.map(idOf).join(' '))
  }
}

/** What saves a form. */
export const saves = '#action-save, #action-save-draft'

/**
 * Gives the focus, where a refused save has lost it or left it at its button, to the first field that
 * is wrong. The button is disabled while the save goes on, and whether the browser takes the focus off
 * it in time is a matter of frames.
 */
export function focusFirstProblem(root: Document): void {
  const { activeElement: active, body } = root
  if (active !== body && !active?.matches(saves)) return
  const fields = [...root.querySelectorAll('.field-error')].map((one) => one.closest('.field-type'))
  const wrong = fields.find((field) => field?.checkVisibility())
  wrong?.querySelector<HTMLElement>(controls)?.focus()
}
