export { isAddress, names, readAddress } from './address.ts'
export { type Asked, countChanged, type Kept, type PersonalData, readKept } from './part.ts'
export { customPersonalData, partsOf } from './parts-of.ts'
