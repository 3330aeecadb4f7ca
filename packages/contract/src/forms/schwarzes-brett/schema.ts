import * as z from 'zod/mini'
import { brettArten, longestNotice } from '../../entities/brett-arten.ts'
import { absatz, auswahl, freiwillig, haken, tagAbHeute, zeile } from '../fields.ts'
import { bild } from '../files.ts'
import { ansprechperson } from '../person.ts'
import { neededWith, pictureRights, refuseUnless } from '../rules.ts'

/** The last day on which a notice that begins today may hang. */
function lastDay(heute: string): string {
  const day = new Date(`${heute}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + longestNotice)
  return day.toISOString().slice(0, 10)
}

/** Put something up on the noticeboard (spec 2.6); the town hall looks at it first. */
export function schema(heute: string) {
  const fields = z.object({
    art: auswahl(brettArten),
    titel: zeile({ max: 160 }),
    text: absatz({ max: 2000 }),
    preis: freiwillig(zeile({ max: 60 })),
    ablaufdatum: tagAbHeute(heute).check(
      z.refine((day) => day <= lastDay(heute), { error: 'maximum', abort: true }),
    ),
    ...bild,
    ...ansprechperson,
    zeige_name: haken,
    zeige_telefon: haken,
    zeige_email: haken,
  })
  const reachable = refuseUnless(
    fields,
    ({ zeige_telefon, zeige_email }) => zeige_telefon === true || zeige_email === true,
    ['zeige_telefon', 'freigabe'],
  )
  return neededWith(pictureRights(reachable), 'telefon', 'zeige_telefon')
}
