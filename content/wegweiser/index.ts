import { abbAnd } from './abb-and.ts'
import { andArz } from './and-arz.ts'
import { aufBau } from './auf-bau.ts'
import { bauBew } from './bau-bew.ts'
import { bodCar } from './bod-car.ts'
import { conEhe } from './con-ehe.ts'
import { eheErs } from './ehe-ers.ts'
import { ferFeu } from './fer-feu.ts'
import { fisFuh } from './fis-fuh.ts'
import { funGeb } from './fun-geb.ts'
import { gebGew } from './geb-gew.ts'
import { graHal } from './gra-hal.ts'
import { hanInf } from './han-inf.ts'
import { intJug } from './int-jug.ts'
import { kanKur } from './kan-kur.ts'
import { lanMar } from './lan-mar.ts'
import { melNam } from './mel-nam.ts'
import { nebOff } from './neb-off.ts'
import { oltPer } from './olt-per.ts'
import { pflQue } from './pfl-que.ts'
import { ratRen } from './rat-ren.ts'
import { runSch } from './run-sch.ts'
import { sepTom } from './sep-tom.ts'
import type { VerfahrenContent } from './shape.ts'
import { traUbe } from './tra-ube.ts'
import { umzVer } from './umz-ver.ts'
import { verVor } from './ver-vor.ts'
import { wahWoh } from './wah-woh.ts'
import { wohZuw } from './woh-zuw.ts'
import { zweZwe } from './zwe-zwe.ts'

export { lebenslagen } from './lebenslagen.ts'

/** Every procedure of the service guide, by German title. */
export const verfahren: VerfahrenContent[] = [
  abbAnd,
  andArz,
  aufBau,
  bauBew,
  bodCar,
  conEhe,
  eheErs,
  ferFeu,
  fisFuh,
  funGeb,
  gebGew,
  graHal,
  hanInf,
  intJug,
  kanKur,
  lanMar,
  melNam,
  nebOff,
  oltPer,
  pflQue,
  ratRen,
  runSch,
  sepTom,
  traUbe,
  umzVer,
  verVor,
  wahWoh,
  wohZuw,
  zweZwe,
].flat()
