import { fieldNamesOf, isFormName } from '@kurstadt/contract/forms'
import { z } from 'zod'
import { eigene, type Feld, felder } from './felder.ts'

/** One thing that somebody has said, as people read it. */
export type Angabe = { label: string; text: string }

const days = new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' })
const numbers = new Intl.NumberFormat('de-DE')

/** What is known of the sender stands apart from what they ask for. */
export const senderFields: ReadonlySet<string> = new Set([
  'vorname',
  'nachname',
  'email',
  'telefon',
  'datenschutz',
  'bild',
  'fotos',
])

/** The words of the office for a field of a form; an unknown one keeps its name. */
export function feldOf(art: string, name: string): Feld {
  return eigene[art]?.[name] ?? felder[name] ?? { label: name }
}

function written(value: unknown, { kind, werte }: Feld): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (typeof value === 'number') return numbers.format(value)
  const text = String(value)
  if (kind === 'tag' && z.iso.date().safeParse(text).success)
    return days.format(new Date(`${text}T12:00:00Z`))
  if (kind === 'uhrzeit' && /^\d{2}:\d{2}$/.test(text)) return `${text} Uhr`
  return werte?.[text] ?? text
}

/** What somebody has said in a form, in its order, as Germans write it: `2. Mai 2031`, `14:30 Uhr`. */
export function angabenOf(
  art: string,
  daten: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>> = {},
): Angabe[] {
  const order = isFormName(art) ? fieldNamesOf(art) : []
  const names = [...new Set([...order, ...Object.keys(daten)])]
  const say = (name: string, value: unknown): Angabe[] => {
    const feld = feldOf(art, name)
    const isEmpty = value === undefined || value === null || value === ''
    return isEmpty ? [] : [{ label: feld.label, text: written(value, feld) }]
  }
  const said = names
    .filter((name) => !senderFields.has(name))
    .flatMap((name) => say(name, daten[name]))
  return [...said, ...Object.entries(query).flatMap(([name, value]) => say(name, value))]
}
