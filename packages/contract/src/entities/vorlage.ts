import { z } from 'zod'
import { richText } from '../page/rich-text.ts'
import { href, instant, isoDate, localDateTime, nummer, sprache } from '../primitives.ts'
import { ratsdokument } from './dokument.ts'
import { gremiumRef } from './gremium.ts'
import { amtRef } from './rathaus-refs.ts'
import { ergebnisse, leserkreise } from './sitzung.ts'
import { vorlageRef } from './vorlage-ref.ts'

/** What a paper is. */
export const vorlagenArten = [
  'beschlussvorlage',
  'informationsvorlage',
  'antrag',
  'anfrage',
  'bericht',
] as const

/** What a committee does with a paper. */
export const beratungszwecke = [
  'vorberatung',
  'entscheidung',
  'kenntnisnahme',
  'anhoerung',
] as const

/**
 * A step of a paper's way through the committees: planned as long as `sitzung` is null, then on the
 * agenda of that meeting, and with what came of it. `zweck` is null where nobody had planned it.
 */
const beratung = z.object({
  gremium: gremiumRef.nullable(),
  zweck: z.enum(beratungszwecke).nullable(),
  sitzung: z
    .object({
      id: nummer,
      titel: z.string(),
      beginn: localDateTime,
      abgesagt: z.boolean(),
      oeffentlich: z.boolean(),
      detailURL: href.nullable(),
    })
    .nullable(),
  punkt: z.object({ id: nummer, punkt: z.string() }).nullable(),
  ergebnis: z.enum(ergebnisse).nullable(),
  beschluss: z.string().nullable(),
})

/**
 * A paper that the council decides on. `beratungsfolge` is its way through the committees, as far as
 * whoever asks may know of it. `fassungen` are the files that others have replaced, the last first.
 */
export const vorlage = vorlageRef.extend({
  sprache,
  text: richText,
  art: z.enum(vorlagenArten),
  leserkreis: z.enum(leserkreise).nullable(),
  datum: isoDate.nullable(),
  amt: amtRef.nullable(),
  dateien: z.array(ratsdokument),
  fassungen: z.array(
    z.object({
      abgeloest_am: isoDate,
      grund: z.string().nullable(),
      dateien: z.array(ratsdokument),
    }),
  ),
  zurueckgezogen: z.object({ am: isoDate, grund: z.string().nullable() }).nullable(),
  beratungsfolge: z.array(beratung),
  geaendert: instant,
})

/** A paper as lists show it. */
export const vorlagenkarte = vorlageRef.extend({
  sprache,
  art: z.enum(vorlagenArten),
  datum: isoDate.nullable(),
  zurueckgezogen: z.boolean(),
})

/** A paper. */
export type Vorlage = z.infer<typeof vorlage>
/** A paper as lists show it. */
export type Vorlagenkarte = z.infer<typeof vorlagenkarte>
