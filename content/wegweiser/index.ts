import { abbAbm } from './abb-abm.ts'
import { aelAmb } from './ael-amb.ts'
import { andArc } from './and-arc.ts'
import { arzBau } from './arz-bau.ts'
import { bauBes } from './bau-bes.ts'
import { bewBuc } from './bew-buc.ts'
import { busDat } from './bus-dat.ts'
import { denEhe } from './den-ehe.ts'
import { einErs } from './ein-ers.ts'
import { ferFeu } from './fer-feu.ts'
import { fisFuh } from './fis-fuh.ts'
import { funGeb } from './fun-geb.ts'
import { gebGew } from './geb-gew.ts'
import { gewGru } from './gew-gru.ts'
import { halInf } from './hal-inf.ts'
import { infJub } from './inf-jub.ts'
import { jugKle } from './jug-kle.ts'
import { kurLei } from './kur-lei.ts'
import { marNam } from './mar-nam.ts'
import { namOff } from './nam-off.ts'
import { offPar } from './off-par.ts'
import { perPla } from './per-pla.ts'
import { queRei } from './que-rei.ts'
import { reiSch } from './rei-sch.ts'
import { schSil } from './sch-sil.ts'
import type { VerfahrenContent } from './shape.ts'
import { steTri } from './ste-tri.ts'
import { ubeUnt } from './ube-unt.ts'
import { vatVer } from './vat-ver.ts'
import { verWas } from './ver-was.ts'
import { wasXre } from './was-xre.ts'
import { yogZwe } from './yog-zwe.ts'

export { lebenslagen } from './lebenslagen.ts'

/** Every procedure of the service guide, by German title. */
export const verfahren: VerfahrenContent[] = [
  abbAbm,
  aelAmb,
  andArc,
  arzBau,
  bauBes,
  bewBuc,
  busDat,
  denEhe,
  einErs,
  ferFeu,
  fisFuh,
  funGeb,
  gebGew,
  gewGru,
  halInf,
  infJub,
  jugKle,
  kurLei,
  marNam,
  namOff,
  offPar,
  perPla,
  queRei,
  reiSch,
  schSil,
  steTri,
  ubeUnt,
  vatVer,
  verWas,
  wasXre,
  yogZwe,
].flat()
