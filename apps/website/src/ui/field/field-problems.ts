import type { FieldError } from './error-summary.tsx'

type Fields<Name extends string> = {
  /** In the order of the form. */
  names: readonly Name[]
  /** What the ids of the fields begin with. */
  prefix: string
  /** What is wrong, by field. */
  fehler: Readonly<Partial<Record<string, string>>>
  messageOf: (name: Name, problem: string) => string
}

/** What is wrong with a form that came back from the server: for its summary, and for each field. */
export function fieldProblems<Name extends string>(form: Fields<Name>) {
  const { fehler, messageOf, names, prefix } = form
  const idOf = (name: Name) => `${prefix}-${name}`
  const errorOf = (name: Name) => {
    const problem = fehler[name]
    return problem === undefined ? null : messageOf(name, problem)
  }
  const errors = names.flatMap((name): FieldError[] => {
    const message = errorOf(name)
    return message === null ? [] : [{ fieldId: idOf(name), message }]
  })
  return { errors, errorOf, idOf }
}
