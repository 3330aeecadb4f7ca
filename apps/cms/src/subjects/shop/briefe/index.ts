export { anDasAmt } from './an-das-amt.ts'
export { bestaetigung } from './bestaetigung.ts'
export { nachricht } from './nachricht.ts'
export { type Declared, widerrufAnDasAmt, widerrufEingang } from './widerruf.ts'
