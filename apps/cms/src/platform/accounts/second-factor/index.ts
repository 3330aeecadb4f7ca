export { type CodeOutcome, type LimitedCodes, limitCodes } from './limited-codes.ts'
export { type KeyLabel, keyAddress } from './one-time-code.ts'
export { createSeal, deriveKey, type Seal } from './seal.ts'
export {
  type FactorArea,
  type FactorState,
  forgetNewKey,
  type Owner,
  openSecondFactors,
  type SecondFactors,
  type Statements,
} from './second-factors.ts'
