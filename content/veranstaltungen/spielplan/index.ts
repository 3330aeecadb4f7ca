import type { Tag } from '../../tage.ts'
import type { VeranstaltungContent } from '../shape.ts'
import { buehne } from './buehne.ts'
import { klassik } from './klassik.ts'
import { schauen } from './schauen.ts'
import { wissen } from './wissen.ts'

/** What is on once: concerts, plays, talks, exhibitions, nights; past and to come. */
export const spielplan = (heute: Tag): VeranstaltungContent[] =>
  [klassik, buehne, wissen, schauen].flatMap((group) => group(heute))
