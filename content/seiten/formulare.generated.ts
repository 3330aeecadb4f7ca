// Written by `npm run lists` from the folders it names.
import type { SeiteContent } from '../shape.ts'
import { seite as aushangMelden } from './formulare/aushang-melden/seite.ts'
import { seite as brancheneintrag } from './formulare/brancheneintrag/seite.ts'
import { seite as corona } from './formulare/corona/seite.ts'
import { seite as fuehrung } from './formulare/fuehrung/seite.ts'
import { seite as pauschale } from './formulare/pauschale/seite.ts'
import { seite as schaden } from './formulare/schaden/seite.ts'
import { seite as schwarzesBrett } from './formulare/schwarzes-brett/seite.ts'
import { seite as verein } from './formulare/verein/seite.ts'

/** Pages of the demo town on which a form stands, by form. */
export const formularseiten = {
  'aushang-melden': aushangMelden,
  brancheneintrag,
  corona,
  fuehrung,
  pauschale,
  schaden,
  'schwarzes-brett': schwarzesBrett,
  verein,
} satisfies Record<string, SeiteContent>
