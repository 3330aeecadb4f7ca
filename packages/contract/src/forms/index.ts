import type * as z from 'zod/mini'
import { coronaForm } from './corona.ts'
import { brancheneintragForm, vereinForm } from './eintrag.ts'
import { fuehrungForm } from './fuehrung.ts'
import { kontaktForm } from './kontakt.ts'
import { madeOnce } from './made-once.ts'
import { barriereForm, schadenForm } from './meldung.ts'
import { pauschaleForm } from './pauschale.ts'
import { schwarzesBrettForm } from './schwarzes-brett.ts'
import { veranstaltungForm } from './veranstaltung.ts'

export { brettArten as noticeKinds } from '../entities/brett-arten.ts'
export {
  type Absendung,
  absendung,
  type BildOnWire,
  bildOnWire,
  isHasty,
} from './absendung.ts'
export { vorhaben } from './eintrag.ts'
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
export { schadenKategorien } from './meldung.ts'
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

/** Schema of every form by what it asks for; `heute` is today in the town, `YYYY-MM-DD`. */
export const forms = {
  veranstaltung: madeOnce(veranstaltungForm),
  kontakt: madeOnce(kontaktForm),
  fuehrung: madeOnce(fuehrungForm),
  pauschale: madeOnce(pauschaleForm),
  schaden: madeOnce(schadenForm),
  barriere: madeOnce(barriereForm),
  verein: madeOnce(vereinForm),
  brancheneintrag: madeOnce(brancheneintragForm),
  'schwarzes-brett': madeOnce(schwarzesBrettForm),
  corona: madeOnce(coronaForm),
} as const satisfies Record<string, (heute: string) => z.ZodMiniObject>

/** What a form asks for; the template of a form is called `formular-` and this. */
export type FormName = keyof typeof forms

/** Parsed fields of a form. */
export type FormFields<Name extends FormName = FormName> = z.infer<ReturnType<(typeof forms)[Name]>>

/** True for a form that there is. */
export function isFormName(name: unknown): name is FormName {
  return typeof name === 'string' && Object.hasOwn(forms, name)
}

/** All of them. */
export const formNames = Object.keys(forms).filter(isFormName)

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

/** Parameters of the page's address without which a form makes no sense (spec 4). */
const neededParameters: Partial<Record<FormName, readonly string[]>> = {
  pauschale: ['pauschale', 'hotel'],
}

/** True when the address of the page lacks what the form needs: it goes to error without sending. */
export function lacksParameters(name: FormName, query: Readonly<Record<string, string>>): boolean {
  return (neededParameters[name] ?? []).some((parameter) => !query[parameter])
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
