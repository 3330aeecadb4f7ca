import type { FormProblem } from '@kurstadt/contract/forms'
import type { Wind } from './place-on-map.ts'

/** What every form says, in one language. */
export type FormTexts = {
  success: {
    title: string
    text: string
    referenz: (referenz: string) => string
    status: string
    back: string
  }
  error: {
    title: string
    text: string
    write: (email: string) => string
    busy: string
    incomplete: string
    offers: { text: string; href: string }
    subject: string
  }
  problems: Record<FormProblem, (label: string) => string>
  /** Said aloud while a form is on its way. */
  sending: string
  /** Pictures that were chosen. */
  pictures: {
    count: (pictures: number) => string
    looking: string
    remove: string
    /** After a reload words are there again, files are not. */
    again: (names: readonly string[]) => string
  }
  /** The place of the device instead of an address. */
  place: {
    use: string
    remove: string
    asking: string
    found: (metres: number) => string
    kept: string
    removed: string
    away: string
    /** Said at the address, beside which a map or the device shows the place as well. */
    instead: Record<'map' | 'device', { hint: string; fehlt: string }>
  }
  /** The map on which the place is shown. */
  map: {
    title: string
    hint: string
    label: string
    at: (place: { metres: number; wind: Wind }) => string
    nowhere: string
    /** Stands before whose map it is. */
    source: string
    larger: string
    set: (where: string | null) => string
    /** Asks for the moving map. */
    choose: string
    /** … which did not come. */
    missing: string
  }
  trap: string
  required: string
  consent: { before: string; link: string; after: string; href: string }
}
