import type { Calls } from '../../../wire/call/call.ts'
import {
  intranetArchiv,
  intranetArchivThemen,
  intranetRubriken,
  intranetTexte,
} from './intranet.ts'
import { intranetSuche } from './intranet-suche.ts'
import { intranetUser } from './intranet-user.ts'

/** Calls of this subject (spec 7). */
export const calls = {
  'intranet/rubrik': intranetRubriken,
  'intranet/rubrik/{url}': intranetTexte,
  'intranet/archiv_themen': intranetArchivThemen,
  'intranet/archiv': intranetArchiv,
  'intranet/suche': intranetSuche,
  'intranet/user/{uuid}': intranetUser,
} satisfies Partial<Calls>
