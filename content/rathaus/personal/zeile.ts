import type { Text } from '../../shape.ts'

/** A line of the staff list; what stands beside the essentials is optional. */
export type Zeile = {
  key: string
  zusatz?: string
  name: readonly [vorname: string, nachname: string]
  /** Last three figures of the telephone number. */
  durchwahl: string
  /** A number is the same in every language. */
  zimmer?: string | Text
  gebaeude?: Text
  de: string
  en: string
  /** What to call this person for. */
  fuer?: { de: readonly string[]; en: readonly string[] }
  spricht?: Text
  /** False where the person has not released the e-mail address. */
  mail?: false
  /** False where the person is not shown as a contact. */
  zeigen?: false
}

/** The building that stands for a room there. */
export const wandelhalle: Text = { de: 'Wandelhalle', en: 'Pump room (Wandelhalle)' }
/** Languages that many speak. */
export const englisch: Text = { de: 'Englisch', en: 'English' }
export const englischFranzoesisch: Text = { de: 'Englisch, Französisch', en: 'English, French' }
