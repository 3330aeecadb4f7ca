import { betriebe } from './betriebe.ts'
import { bildung } from './bildung.ts'
import { buergermeisteramt } from './buergermeisteramt.ts'
import { hauptamt } from './hauptamt.ts'
import { stammBau } from './stamm-bau.ts'
import { stammBuerger } from './stamm-buerger.ts'
import { verwaltung } from './verwaltung.ts'
import type { Zeile } from './zeile.ts'

export type { Zeile } from './zeile.ts'

/** The staff of the town; their places in this list are their numbers. */
export const personal: readonly Zeile[] = [
  ...stammBuerger,
  ...stammBau,
  ...verwaltung,
  ...buergermeisteramt,
  ...hauptamt,
  ...bildung,
  ...betriebe,
]
