import type { DetailType } from '@kurstadt/contract'

/** How the title of a type's entries is found. */
type Titled = {
  /** Column of the type's texts that says whether an entry is written in a language. */
  translated: string
  /** SQL of the title that an address quotes; `e` is the entry, `l` its texts. */
  title: string
  /** SQL that holds for an entry that visitors see, where being published is not enough. */
  shown?: string
}

const byTitle = { translated: 'titel', title: 'l.titel' }

/** Titles of every type that is translated; one with pages of its own has to be here. */
export const titles = {
  seiten: byTitle,
  medien: { translated: 'alt', title: 'l.alt' },
  veranstaltungen: byTitle,
  aktuelles: byTitle,
  aemter: byTitle,
  interessengruppen: byTitle,
  brancheneintraege: byTitle,
  unterkuenfte: byTitle,
  stellplaetze: byTitle,
  pauschalen: byTitle,
  portalmodule: { translated: 'inhalt::text', title: 'e.name' },
  shop_artikel: byTitle,
  rubriken: { translated: 'rubrik', title: 'l.rubrik' },
  mitarbeiter: { translated: 'funktion', title: "e.vorname || ' ' || e.nachname" },
  bekanntmachungen: {
    ...byTitle,
    shown: "e.datum_von::date <= (now() at time zone 'Europe/Berlin')::date",
  },
  hinweise: byTitle,
  wegweiser_verfahren: byTitle,
  lebenslagen: byTitle,
  baugebiete: byTitle,
  abfallarten: byTitle,
  abfuhrtermine: { translated: 'hinweis', title: 'l.hinweis' },
  schwarzes_brett: {
    ...byTitle,
    shown: `e.status <> 'gesperrt'
      and (now() at time zone 'Europe/Berlin')::date between e.datum_von::date and e.ablaufdatum::date`,
  },
  galerien: byTitle,
  videos: byTitle,
  webcams: byTitle,
  fotopunkt_bilder: { translated: 'standort', title: 'l.standort' },
  pois: byTitle,
  touren: byTitle,
} as const satisfies Record<string, Titled> & Record<DetailType, Titled>

/** SQL that holds for the entries `e` of a type with pages of its own that visitors see. */
export function shownWhere(type: DetailType): string {
  const { shown }: Titled = titles[type]
  return shown === undefined ? `e._status = 'published'` : `e._status = 'published' and ${shown}`
}

/** Types with a title of their own. */
export type TitledType = keyof typeof titles
