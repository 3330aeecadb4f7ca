import type { RichTextBlock } from '@kurstadt/contract'

/** A file that goes with a paper or a meeting. */
export type Anlage = {
  titel: string
  /** What it is called in the store: other bytes have another name. */
  datei: string
  istOeffentlich: boolean
  /** Where it can be read by itself. */
  adresse: string
}

/** A paper with what it says. */
export type Papier = {
  /** Its number on the wire. */
  id: number
  titel: string
  /** Kind, day and office, as they stand below the title. */
  angaben: readonly string[]
  istOeffentlich: boolean
  /** That it was withdrawn, and why. */
  zurueckgezogen: string | null
  text: readonly RichTextBlock[]
  anlagen: readonly Anlage[]
}

/** An item of the agenda with its papers. */
export type Punkt = {
  /** Number as it is called: `4.1`, `N 2`. */
  punkt: string
  titel: string
  istOeffentlich: boolean
  /** What came of it, where something did. */
  beschluss: readonly string[]
  papiere: readonly Papier[]
}

/** All that one person may read of a meeting: what stands in their file, and nothing else does. */
export type Unterlagen = {
  /** The town. */
  ort: string
  gremium: string
  titel: string
  /** Day and hour, place, that it was called off, as they stand on the cover. */
  angaben: readonly string[]
  /** When something of it changed last. */
  geaendert: string
  /** Invitation and minutes. */
  anlagen: readonly Anlage[]
  punkte: readonly Punkt[]
  /** True for what the office looks through before members have it. */
  zumPruefen?: boolean
  /** Stored names of files that were too much for a thread before: nobody opens them again. */
  gepackt?: readonly string[]
}

/** Files that a document names, each once, in the order in which they are read. */
export function filesOf({ anlagen, punkte }: Unterlagen): Anlage[] {
  const all = [
    ...anlagen,
    ...punkte.flatMap(({ papiere }) => papiere.flatMap((papier) => papier.anlagen)),
  ]
  return [...new Map(all.map((anlage) => [anlage.datei, anlage])).values()]
}
