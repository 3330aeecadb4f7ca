import type { Tag } from '../tage.ts'
import { abfallarten } from './abfallarten.ts'
import { abfuhrtermineAm } from './abfuhr.ts'
import { baugebiete } from './baugebiete.ts'
import { schwarzesBrett } from './schwarzes-brett.ts'
import type { StadtContent } from './shape.ts'
import { strassen } from './strassen.ts'

/** What residents ask for on a day: building land, waste collection, the noticeboard. */
export function stadtAm(heute: Tag): StadtContent {
  return {
    baugebiete,
    abfallarten,
    strassen,
    abfuhrtermine: abfuhrtermineAm(heute),
    schwarzes_brett: schwarzesBrett,
  }
}
