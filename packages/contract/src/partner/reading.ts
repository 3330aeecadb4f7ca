import type * as z from 'zod/mini'
import { type FormProblem, formProblems } from '../forms/fields.ts'

/** What was sent, by field: as text, however it came. */
export type Gesendet = Readonly<Partial<Record<string, string>>>

type Fehler = Record<string, FormProblem>
/** What was sent, and what was found wrong with it until now. */
export type Reading = { felder: Gesendet; fehler: Fehler }

const isProblem = (text: string | undefined): text is FormProblem =>
  formProblems.some((one) => one === text)

/** Reads one field; what is wrong with it is noted, and null stands in its place. */
export function read<Schema extends z.ZodMiniType>(
  { fehler, felder }: Reading,
  name: string,
  schema: Schema,
): z.output<Schema> | null {
  const parsed = schema.safeParse(felder[name] ?? '')
  if (parsed.success) return parsed.data
  const said = parsed.error.issues[0]?.message
  fehler[name] = isProblem(said) ? said : 'ungueltig'
  return null
}

/** A field as the form shows it. */
export const shown = (value: string | number | null) => (value === null ? '' : String(value))
