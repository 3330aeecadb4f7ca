export {
  checkDeviating,
  checkEnd,
  checkKinds,
  checkRegular,
  maxDeviating,
  maxKinds,
  maxRegular,
} from './rules.ts'
export {
  checkSeasons,
  maxSeasons,
  type SeasonWeek,
  seasonLabel,
  seasonWeeks,
  usualWeek,
} from './seasons.ts'
export { artNamen, daysOf, tagNamen, wochentage } from './spans.ts'
export {
  type Deviation,
  deviatingLabel,
  deviationsAhead,
  kindLabel,
  regularLabel,
  type WeekDay,
} from './week.ts'
