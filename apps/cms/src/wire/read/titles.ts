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

/** Titles of every type that is translated. */
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
  shop_artikel: { ...byTitle, shown: 'e.aktiv' },
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
  fahrplaene: byTitle,
} as const satisfies Record<string, Titled>

/** Types with a title of their own. */
export type TitledType = keyof typeof titles

/** Titles of types that are written in German alone and have pages of their own. */
const inGermanAlone: Record<Exclude<DetailType, TitledType>, Omit<Titled, 'translated'>> = {
  sitzungen: { title: 'e.titel', shown: 'e.oeffentlich' },
  vorlagen: { title: 'e.titel', shown: 'e.oeffentlich' },
  gremien: { title: 'e.titel' },
  raete: { title: "e.vorname || ' ' || e.nachname" },
}

/** Types that are written in German alone. */
export const germanAlone: readonly string[] = Object.keys(inGermanAlone)

function isTranslated(type: DetailType): type is Extract<DetailType, TitledType> {
  return Object.hasOwn(titles, type)
}

/** SQL about the entries of a type with pages of its own. */
export type TitledEntries = {
  /** The entries as `e`, once for each language `l._locale` that they are written in. */
  from: string
  title: string
  /** Holds for what visitors see. */
  where: string
}

/** SQL of the entries of a type with pages of its own, with their titles. */
export function titledEntries(type: DetailType): TitledEntries {
  const of: Omit<Titled, 'translated'> = isTranslated(type) ? titles[type] : inGermanAlone[type]
  const { title, shown } = of
  const languages = isTranslated(type)
    ? `join ${type}_locales l on l._parent_id = e.id and l.${titles[type].translated} <> ''`
    : `cross join (values ('de'::_locales)) as l(_locale)`
  return {
    from: `${type} e ${languages}`,
    title,
    where: `e._status = 'published'${shown === undefined ? '' : ` and ${shown}`}`,
  }
}
