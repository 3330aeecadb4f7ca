import * as z from 'zod/mini'
import { absatz, freiwillig, tagAbHeute, uhrzeit, webadresse, zeile } from '../fields.ts'
import { bild } from '../files.ts'
import { ansprechperson } from '../person.ts'
import { notBefore, pictureRights } from '../rules.ts'

/** Suggest an event (spec 2.2); what repeats is said in plain words, an editor makes a rule of it. */
export function schema(heute: string) {
  const fields = z.object({
    titel: zeile({ max: 200 }),
    beschreibung: absatz({ max: 4000 }),
    eintritt: freiwillig(zeile({ max: 200 })),
    link: freiwillig(webadresse),
    datum_von: tagAbHeute(heute),
    datum_bis: freiwillig(tagAbHeute(heute)),
    timeFrom: freiwillig(uhrzeit),
    timeTo: freiwillig(uhrzeit),
    wiederholung: freiwillig(absatz({ max: 500 })),
    veranstaltungsort: zeile({ max: 160 }),
    ...bild,
    veranstalter: zeile({ max: 160 }),
    ...ansprechperson,
  })
  return pictureRights(notBefore(fields, 'datum_von', 'datum_bis'))
}
