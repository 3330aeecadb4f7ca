import { z } from 'zod'
import { pageThemes } from '../page/route.ts'
import { href, nummer, sprache } from '../primitives.ts'

/** How serious an alert is, the least first. */
export const hinweisStufen = ['info', 'warnung', 'gefahr'] as const

/** Where an alert is shown: everywhere, or on the pages of one theme. */
export const hinweisBereiche = ['alle', ...pageThemes] as const

/**
 * An alert. It is valid from `gueltig_von` up to, but not at, `gueltig_bis`: instants in UTC that
 * are shown as local time in Europe/Berlin. Without `gueltig_bis` it is valid until it is taken
 * back.
 */
export const hinweis = z.object({
  id: nummer,
  sprache,
  titel: z.string(),
  text: z.string().nullable(),
  stufe: z.enum(hinweisStufen),
  gueltig_von: z.iso.datetime(),
  gueltig_bis: z.iso.datetime().nullable(),
  bereich: z.enum(hinweisBereiche),
  link: href.nullable(),
  linktext: z.string().nullable(),
})

/** An alert. */
export type Hinweis = z.infer<typeof hinweis>
