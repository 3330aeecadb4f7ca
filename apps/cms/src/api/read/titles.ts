import type { DetailType } from '@kurstadt/contract'

/** How the title of a type's entries is found. */
type Titled = {
  /** Column of the type's texts that says whether an entry is written in a language. */
  translated: string
  /** SQL of the title that an address quotes; `e` is the entry, `l` its texts. */
  title: string
}

const byTitle = { translated: 'titel', title: 'l.titel' }

/** Titles of every type that is translated; one with pages of its own has to be here. */
export const titles = {
  seiten: byTitle,
  veranstaltungen: byTitle,
  aktuelles: byTitle,
  aemter: byTitle,
  rubriken: { translated: 'rubrik', title: 'l.rubrik' },
  mitarbeiter: { translated: 'funktion', title: "e.vorname || ' ' || e.nachname" },
} as const satisfies Record<string, Titled> & Record<DetailType, Titled>

/** Types with a title of their own. */
export type TitledType = keyof typeof titles
