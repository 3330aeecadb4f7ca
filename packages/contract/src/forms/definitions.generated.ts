// Written by `npm run lists` from the folders it names.

import { form as aushangMelden } from './aushang-melden/form.ts'
import { form as barriere } from './barriere/form.ts'
import { form as brancheneintrag } from './brancheneintrag/form.ts'
import { form as corona } from './corona/form.ts'
import type { FormDefinition } from './define-form.ts'
import { form as fuehrung } from './fuehrung/form.ts'
import type { FormName } from './index.ts'
import { form as kontakt } from './kontakt/form.ts'
import { form as pauschale } from './pauschale/form.ts'
import { form as schaden } from './schaden/form.ts'
import { form as schwarzesBrett } from './schwarzes-brett/form.ts'
import { form as veranstaltung } from './veranstaltung/form.ts'
import { form as verein } from './verein/form.ts'

/** What every form asks for and in which words; one that lacks it does not compile. */
export const formDefinitions: { [Name in FormName]: FormDefinition } = {
  'aushang-melden': aushangMelden,
  barriere,
  brancheneintrag,
  corona,
  fuehrung,
  kontakt,
  pauschale,
  schaden,
  'schwarzes-brett': schwarzesBrett,
  veranstaltung,
  verein,
}
