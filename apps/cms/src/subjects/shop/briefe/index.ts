export { anDasAmt } from './an-das-amt.ts'
export { bestaetigung, type Confirmed } from './bestaetigung.ts'
export { absenderText, kontoText, summenText, type Zeile, zeileText } from './zeilen.ts'
