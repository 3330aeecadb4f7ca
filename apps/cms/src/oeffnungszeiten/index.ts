export {
  checkDeviating,
  checkEnd,
  checkKinds,
  checkRegular,
  maxDeviating,
  maxKinds,
  maxRegular,
} from './rules.ts'
export { tagNamen } from './spans.ts'
export { type Deviation, deviationsAhead, type WeekDay, weekOf } from './week.ts'
