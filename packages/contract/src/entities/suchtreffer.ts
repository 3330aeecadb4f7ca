import { z } from 'zod'
import { href, nummer } from '../primitives.ts'

/** What a search can find; the wire name of its type (spec 3, search result). */
export const trefferArten = [
  'seiten',
  'veranstaltungen',
  'aktuelles',
  'aemter',
  'mitarbeiter',
  'wegweiser_verfahren',
  'sitzungen',
  'vorlagen',
  'gremien',
  'raete',
  'galerien',
  'brancheneintraege',
  'unterkuenfte',
  'shop_artikel',
  'bekanntmachungen',
  'baugebiete',
] as const

/** What `ratsinfosystem` in `exclude_type` stands for. */
export const ratsinfosystem = ['sitzungen', 'vorlagen', 'gremien', 'raete'] as const

/** Types that a search can be asked to leave out (spec 7, `exclude_type`). */
export const ausschliessbar = [
  'aktuelles',
  'veranstaltungen',
  'brancheneintraege',
  'aemter',
  'mitarbeiter',
  'archiv',
  'ratsinfosystem',
  'online-services-rest-api',
] as const

/**
 * A hit of the search (spec 3). `es_pfad` is an address of this site, `es_pfad_ext` one of another;
 * `url` is the one to follow.
 */
export const suchtreffer = z.object({
  _type: z.enum(trefferArten),
  _id: nummer,
  _source: z.object({
    es_pfad: href.nullable(),
    es_pfad_ext: href.nullable(),
    titel: z.string(),
    auszug: z.string(),
  }),
  url: href,
})

/** A hit of the search. */
export type Suchtreffer = z.infer<typeof suchtreffer>
