// Request forms with what judges them: one file for the browser, on their own pages alone.

export { template as formularBarriere } from './formular-barriere/index.ts'
export { template as formularBrancheneintrag } from './formular-brancheneintrag/index.ts'
export { template as formularCorona } from './formular-corona/index.ts'
export { template as formularFuehrung } from './formular-fuehrung/index.ts'
export { template as formularKontakt } from './formular-kontakt/index.ts'
export { template as formularPauschale } from './formular-pauschale/index.ts'
export { template as formularSchaden } from './formular-schaden/index.ts'
export { template as formularSchwarzesBrett } from './formular-schwarzes-brett/index.ts'
export { template as formularVeranstaltung } from './formular-veranstaltung/index.ts'
export { template as formularVerein } from './formular-verein/index.ts'
