import type * as z from 'zod/mini'
import { madeOnce } from './made-once.ts'
import { schemaFiles } from './schema-files.generated.ts'
import { forms } from './schemas.generated.ts'

export {
  type Absendung,
  absendung,
  type BildOnWire,
  bildOnWire,
  isHasty,
} from './absendung.ts'
export { type FieldGroup, type FieldSpec, type FormSample, fieldKinds } from './define-form.ts'
export { type FormProblem, formProblems } from './fields.ts'
export {
  fileProblems,
  largestPhotos,
  longestSending,
  mostPhotos,
  type RefusedFile,
  readable,
  refusedAmong,
  sendingPace,
} from './files.ts'
export {
  anfragenPath,
  anfragePath,
  type Eingang,
  eingang,
  honeypot,
  isTrap,
  shortestTime,
} from './sending.ts'
export { type Edges, type Point, pointOf } from './standort.ts'
export {
  type Anfragestatus,
  anfrageStatusArten,
  anfragestatus,
  anfragestatusFrage,
  anfragestatusPath,
} from './status.ts'
export { statusPath, statusPathOf } from './status-path.ts'
export { forms }

/** What a form asks for; the template of a form is called `formular-` and this. */
export type FormName = keyof typeof forms

/** Parsed fields of a form. */
export type FormFields<Name extends FormName = FormName> = z.infer<ReturnType<(typeof forms)[Name]>>

/** True for a form that there is; asks no schema, so that browsers need none for it. */
export function isFormName(name: unknown): name is FormName {
  return typeof name === 'string' && Object.hasOwn(schemaFiles, name)
}

/** All of them. */
export const formNames = Object.keys(schemaFiles).filter(isFormName)

/** What judges a form; `heute` is today in the town, `YYYY-MM-DD`. */
export type FormSchema = (heute: string) => z.ZodMiniObject

/** Fetches the schema of one form alone: a page with a form has no use for those of all others. */
export async function fetchSchema(name: FormName): Promise<FormSchema> {
  const { schema }: { schema: FormSchema } = await schemaFiles[name]()
  return madeOnce(schema)
}

const anyDay = '2000-01-01'
const fieldNames = new Map<FormName, readonly string[]>()

/** Names of a form's fields, the same on every day; nothing else of what is sent is looked at (T66). */
export function fieldNamesOf(name: FormName): readonly string[] {
  const known = fieldNames.get(name)
  if (known) return known
  const names = Object.keys(forms[name](anyDay).shape)
  fieldNames.set(name, names)
  return names
}

/** True when the address of the page lacks what the form needs: it goes to error without sending. */
export function lacksParameters(
  needed: readonly string[],
  query: Readonly<Record<string, string>>,
): boolean {
  return needed.some((parameter) => !query[parameter])
}

/** The first thing that is wrong with each field. */
export function problemsOf({ issues }: z.core.$ZodError): Record<string, string> {
  const first = new Map<string, string>()
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '')
    if (!first.has(field)) first.set(field, message)
  }
  return Object.fromEntries(first)
}
