import * as z from 'zod/mini'

/** Names of files by the field that they are chosen in. */
export type FileNames = Readonly<Record<string, readonly string[]>>

/** What somebody has typed so far, and under which key they last tried to send what. */
export type Draft = {
  values: Record<string, string>
  /** Names of the files that were chosen, by field: the files themselves no browser keeps. */
  files: FileNames
  attempt: Attempt | null
}

type Attempt = { schluessel: string; content: string }

const draftSchema = z.object({
  values: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.array(z.string())),
  attempt: z.nullable(z.object({ schluessel: z.string(), content: z.string() })),
})

/** The last attempts of this page by draft, for a storage that keeps none. */
const attempts = new Map<string, Attempt>()

const none: Draft = { values: {}, files: {}, attempt: null }

/** Fields that a draft never keeps: consent is given anew, a file cannot be kept. */
const kept =
  'input:not([type=hidden],[type=file],[type=checkbox],[type=password],[name=firma]),input[data-draft],textarea,select'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>(kept)]

const fileNames = ({ files }: HTMLInputElement) => [...(files ?? [])].map(({ name }) => name)

/** What is chosen now, and what is gone since a reload. */
function filesOf(form: HTMLFormElement, gone: FileNames): FileNames {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')]
  const named = inputs.map((input): [string, readonly string[]] => {
    const names = fileNames(input)
    return [input.name, names.length > 0 ? names : (gone[input.name] ?? [])]
  })
  return Object.fromEntries(named.filter(([, names]) => names.length > 0))
}

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio'

/** What a list shows before anybody has chosen. */
function startOf({ options }: HTMLSelectElement): string | undefined {
  const all = [...options]
  const start =
    all.find((option) => option.defaultSelected) ?? all.find((option) => !option.disabled)
  return start?.value
}

/** True where somebody has typed or chosen something since the page came. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== startOf(field)
  if (isRadio(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

function put(field: Field, value: string): void {
  if (value === '') return
  if (isRadio(field)) field.checked = field.value === value
  else field.value = value
}

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
  const keep = (form: HTMLFormElement, gone: FileNames = {}) => {
    const values = fieldsOf(form)
      .filter((field) => !isRadio(field) || field.checked)
      .filter((field) => field.type === 'hidden' || isTouched(field))
      .map((field): [string, string] => [field.name, field.value])
    write({ ...read(), values: Object.fromEntries(values), files: filesOf(form, gone) })
  }
  return {
    /**
     * Keeps what somebody has put into the form: the rest begins as the page says, which may be
     * another day, or come from another page. What is `gone` is named until it is chosen again.
     */
    keep,
    /**
     * Puts what was kept into the form; answers with the files that have to be chosen again. What
     * somebody was faster to type than the form was awake stays, and is kept.
     */
    restore(form: HTMLFormElement): FileNames {
      const { values, files } = read()
      const touched = new Set(fieldsOf(form).flatMap((one) => (isTouched(one) ? [one.name] : [])))
      const known = fieldsOf(form).filter(
        ({ name }) => Object.hasOwn(values, name) && !touched.has(name),
      )
      for (const field of known) put(field, values[field.name] ?? '')
      // Nobody types into a hidden field: whoever shows what it holds is told.
      for (const field of known)
        if (field.type === 'hidden') field.dispatchEvent(new Event('input', { bubbles: true }))
      if (touched.size > 0) keep(form, files)
      return files
    },
    /** The same key for the same content, so that a second try is no second request (fault F12). */
    keyFor(content: string): string {
      const draft = read()
      const known = [attempts.get(key), draft.attempt].find((one) => one?.content === content)
      if (known) return known.schluessel
      const attempt = { schluessel: newKey(), content }
      attempts.set(key, attempt)
      write({ ...draft, attempt })
      return attempt.schluessel
    },
    forget() {
      attempts.delete(key)
      orElse(() => sessionStorage.removeItem(key), undefined)
    },
  }
}

/** A random UUID also where the page did not come over https, which `randomUUID` asks for. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
