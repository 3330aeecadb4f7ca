import * as z from 'zod/mini'
import { tagAbHeute } from '../fields.ts'
import { gast } from '../person.ts'
import { notBefore } from '../rules.ts'

/** Ask for a package (spec 3, 5); which one and where, the page's address says. */
export function schema(heute: string) {
  const fields = z.object({
    datum_von: tagAbHeute(heute),
    datum_bis: tagAbHeute(heute),
    ...gast,
  })
  return notBefore(fields, 'datum_von', 'datum_bis')
}
