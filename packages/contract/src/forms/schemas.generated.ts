// Written by `npm run lists` from the folders it names.

import { schema as aushangMelden } from './aushang-melden/schema.ts'
import { schema as barriere } from './barriere/schema.ts'
import { schema as brancheneintrag } from './brancheneintrag/schema.ts'
import { schema as corona } from './corona/schema.ts'
import { schema as fuehrung } from './fuehrung/schema.ts'
import { schema as kontakt } from './kontakt/schema.ts'
import { madeOnce } from './made-once.ts'
import { schema as pauschale } from './pauschale/schema.ts'
import { schema as schaden } from './schaden/schema.ts'
import { schema as schwarzesBrett } from './schwarzes-brett/schema.ts'
import { schema as veranstaltung } from './veranstaltung/schema.ts'
import { schema as verein } from './verein/schema.ts'

/** Schema of every form by what it asks for; `heute` is today in the town, `YYYY-MM-DD`. */
export const forms = {
  'aushang-melden': madeOnce(aushangMelden),
  barriere: madeOnce(barriere),
  brancheneintrag: madeOnce(brancheneintrag),
  corona: madeOnce(corona),
  fuehrung: madeOnce(fuehrung),
  kontakt: madeOnce(kontakt),
  pauschale: madeOnce(pauschale),
  schaden: madeOnce(schaden),
  'schwarzes-brett': madeOnce(schwarzesBrett),
  veranstaltung: madeOnce(veranstaltung),
  verein: madeOnce(verein),
}
