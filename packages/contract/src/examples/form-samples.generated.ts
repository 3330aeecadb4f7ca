// Written by `npm run lists` from the folders it names.

import { sample as aushangMelden } from '../forms/aushang-melden/sample.ts'
import { sample as barriere } from '../forms/barriere/sample.ts'
import { sample as brancheneintrag } from '../forms/brancheneintrag/sample.ts'
import { sample as corona } from '../forms/corona/sample.ts'
import type { FormSample } from '../forms/define-form.ts'
import { sample as fuehrung } from '../forms/fuehrung/sample.ts'
import type { FormName } from '../forms/index.ts'
import { sample as kontakt } from '../forms/kontakt/sample.ts'
import { sample as pauschale } from '../forms/pauschale/sample.ts'
import { sample as schaden } from '../forms/schaden/sample.ts'
import { sample as schwarzesBrett } from '../forms/schwarzes-brett/sample.ts'
import { sample as veranstaltung } from '../forms/veranstaltung/sample.ts'
import { sample as verein } from '../forms/verein/sample.ts'

/** What may be sent with every form; tests send it. */
export const formSamples = {
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
} satisfies { [Name in FormName]: FormSample }
