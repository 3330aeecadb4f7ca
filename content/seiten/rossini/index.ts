import type { Saison } from '../../saison.ts'
import type { SeiteContent } from '../../shape.ts'
import { akademie } from './akademie.ts'
import { festivalgeschichte } from './festivalgeschichte.ts'
import { karten } from './karten.ts'
import { programm } from './programm.ts'
import { rechtliches } from './rechtliches.ts'
import { spielorte } from './spielorte.ts'
import { start } from './start.ts'
import { team } from './team.ts'
import { veranstaltung } from './veranstaltung.ts'

/** Pages of the festival in a season; a parent stands before its children. */
export const rossiniSeiten = (saison: Saison): SeiteContent[] => [
  start(saison),
  programm(saison),
  veranstaltung,
  karten(saison),
  spielorte,
  akademie(saison),
  team,
  festivalgeschichte,
  ...rechtliches,
]
