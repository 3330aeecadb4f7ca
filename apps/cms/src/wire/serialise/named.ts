import type { Config } from '../../payload-types.ts'

type Docs = Config['collections']

/** What others show of an entry that they name. Payload takes half as long for these as for all. */
export const namedFields = {
  aemter: ['nummer', 'titel', 'kontakt', 'adresse', 'zimmer'],
  brancheneintraege: ['nummer', 'titel', 'zeige_adresse', 'adresse', 'koordinaten'],
  lebenslagen: ['nummer', 'titel'],
  mitarbeiter: [
    'nummer',
    'namenszusatz',
    'vorname',
    'nachname',
    'funktion',
    'zimmer',
    'kontakt',
    'email_oeffentlich',
    'sortierung',
  ],
  pauschalen: ['nummer', 'titel', 'einleitung', 'preiskategorien'],
  pois: ['nummer', 'titel', 'art', 'koordinaten'],
  rubriken: ['nummer', 'rubrik', 'art'],
  unterkuenfte: [
    'nummer',
    'titel',
    'spezialisierung',
    'einleitung',
    'text',
    'bild',
    'kontakt',
    'adresse',
  ],
  veranstaltungen: [
    'nummer',
    'titel',
    'bild',
    'saison',
    'status',
    'statusgrund',
    'datum_von',
    'datum_bis',
    'neuer_termin',
    'serie',
    'neuer_ort',
    'brancheneintrag_veranstaltungsort',
    'veranstaltungsort',
  ],
} as const satisfies { [Slug in keyof Docs]?: readonly (keyof Docs[Slug])[] }

/** Types of which others show only some fields. */
export type NamedType = keyof typeof namedFields

/** Those fields of an entry that others show. */
export type Named<Slug extends NamedType> = Pick<
  Docs[Slug],
  Extract<(typeof namedFields)[Slug][number] | 'id', keyof Docs[Slug]>
>

/** An entry as others name it: some of its fields, of most types all. */
export type NamedDoc<Slug extends keyof Docs> = Slug extends NamedType ? Named<Slug> : Docs[Slug]
