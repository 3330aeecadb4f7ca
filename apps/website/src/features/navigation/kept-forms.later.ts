import { reloadedAt } from '../missing-code/index.ts'

const keptForms = 'kept-forms'
/** Missing code that was met within this time of it, in milliseconds, is why. */
const moment = 1000
const longestText = 100_000

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Path, and name, place among its namesakes, value and tick of each field. */
type Kept = { path: string; fields: [string, number, string, boolean][] }

/** Fields whose text may be kept: what nobody typed or nobody may read stays out. */
const keptFields =
  'input:not([type=password],[type=hidden],[type=file],[type=submit],[type=button],[type=reset],[type=image]),textarea,select'

function namedFields(): [Field, string, number][] {
  const counts = new Map<string, number>()
  return [...document.querySelectorAll<Field>(keptFields)].map((field) => {
    const name = field.name || field.id
    const place = counts.get(name) ?? 0
    counts.set(name, place + 1)
    return [field, name, place]
  })
}

const isTicked = (field: Field) => field instanceof HTMLInputElement && field.checked
const canBeTicked = (field: Field) => field.type === 'checkbox' || field.type === 'radio'

/** A blocked or full storage keeps nothing, and the visitor has to type again. */
function orNothing<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}

function keep(): void {
  const age = Date.now() - Number(sessionStorage.getItem(reloadedAt) ?? 0)
  if (age > moment) return
  const fields = namedFields().map(([field, name, place]): Kept['fields'][number] => [
    name,
    place,
    field.value,
    isTicked(field),
  ])
  const text = JSON.stringify({ path: location.pathname, fields } satisfies Kept)
  if (text.length <= longestText) sessionStorage.setItem(keptForms, text)
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'path' in value && 'fields' in value
}

/** React hears of a value only when it was set past its own setter. */
function write(field: Field, value: string, ticked: boolean): void {
  if (canBeTicked(field)) {
    if (isTicked(field) !== ticked) field.click()
    return
  }
  if (field.value === value) return
  const owner: unknown = Object.getPrototypeOf(field)
  if (typeof owner === 'object' && owner !== null)
    Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function restore(): void {
  const text = sessionStorage.getItem(keptForms)
  if (text === null) return
  sessionStorage.removeItem(keptForms)
  const kept: unknown = JSON.parse(text)
  if (!isKept(kept) || kept.path !== location.pathname) return
  for (const [field, name, place] of namedFields()) {
    const found = kept.fields.find(([ownName, ownPlace]) => ownName === name && ownPlace === place)
    if (found) write(field, found[2], found[3])
  }
}

/** Keeps what was typed over a reload because of missing code, as well as it can (reliability F18). */
export function startKeptForms(): () => void {
  orNothing(restore)
  // Called after the listener that has just ordered the reload, and before the error page is shown.
  const goes = () => void orNothing(keep)
  window.addEventListener('vite:preloadError', goes)
  return () => window.removeEventListener('vite:preloadError', goes)
}
