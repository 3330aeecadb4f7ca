import { z } from 'zod'

/** What somebody has typed so far, and under which key they last tried to send what. */
export type Draft = {
  values: Record<string, string>
  attempt: { schluessel: string; content: string } | null
}

const draftSchema = z.object({
  values: z.record(z.string(), z.string()),
  attempt: z.object({ schluessel: z.uuid(), content: z.string() }).nullable(),
})

const none: Draft = { values: {}, attempt: null }

/** Fields that a draft never keeps: consent is given anew, a file cannot be kept. */
const kept =
  'input:not([type=hidden],[type=file],[type=checkbox],[type=password],[name=firma]),textarea,select'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>(kept)]

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio'

/** A store that is blocked or full keeps nothing; the form works all the same (fault F27). */
function orElse<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read()
  } catch {
    return otherwise
  }
}

/** Draft of one form in this tab, until it is sent. */
export function draftAt(key: string) {
  const read = (): Draft =>
    orElse(() => draftSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? 'null')), none)
  const write = (draft: Draft) =>
    orElse(() => sessionStorage.setItem(key, JSON.stringify(draft)), undefined)
  return {
    /** Keeps what stands in the form now. */
    keep(form: HTMLFormElement) {
      const values = fieldsOf(form)
        .filter((field) => !isRadio(field) || field.checked)
        .map((field): [string, string] => [field.name, field.value])
      write({ ...read(), values: Object.fromEntries(values) })
    },
    /** Puts what was kept into the form. */
    restore(form: HTMLFormElement) {
      const { values } = read()
      for (const field of fieldsOf(form)) {
        const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined
        if (value === undefined || value === '') continue
        if (isRadio(field)) field.checked = field.value === value
        else field.value = value
      }
    },
    /** The same key for the same content, so that a second try is no second request (fault F12). */
    keyFor(content: string): string {
      const draft = read()
      if (draft.attempt?.content === content) return draft.attempt.schluessel
      const schluessel = newKey()
      write({ ...draft, attempt: { schluessel, content } })
      return schluessel
    },
    forget: () => orElse(() => sessionStorage.removeItem(key), undefined),
  }
}

/** A random UUID also where the page did not come over https, which `randomUUID` asks for. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
