import { z } from 'zod'

/** The call that takes sums of visits, below the base path of the content API: POST and private. */
export const besucheCall = '/besuche'

/** Devices as far as anybody has to know. */
export const geraete = ['telefon', 'tablet', 'computer'] as const
/** A class of devices. */
export type Geraet = (typeof geraete)[number]

/** What is counted: a page, where a visit came from, a search that found nothing, a link to nothing. */
export const besuchArten = ['seite', 'herkunft', 'suche', 'fehlt'] as const

/** Rows of one delivery. */
export const mostRows = 2_000

/**
 * A sum of one day. `was` is the path of a page, the host that somebody came from (empty for none), the
 * words of a search, or the address that is missing; `zusatz` is the device, nothing, the language, or
 * the page that has the link.
 */
export const besuchZeile = z.object({
  tag: z.iso.date(),
  art: z.enum(besuchArten),
  was: z.string().max(200),
  zusatz: z.string().max(200),
  anzahl: z.int().min(1).max(1_000_000_000),
})
/** A sum of one day. */
export type BesuchZeile = z.infer<typeof besuchZeile>

/** Sums of one process of the website; what comes twice under one `kennung` counts once. */
export const besuche = z.object({
  kennung: z.uuid(),
  zeilen: z.array(besuchZeile).max(mostRows),
})
