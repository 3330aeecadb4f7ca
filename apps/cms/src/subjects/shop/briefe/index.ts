export { anDasAmt } from './an-das-amt.ts'
export { bestaetigung } from './bestaetigung.ts'
export { nachricht } from './nachricht.ts'
