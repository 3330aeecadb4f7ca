export { ancestorsOf } from './ancestors.ts'
export { findBusinesses, wordsOf } from './business-entries.ts'
export { readCategories } from './categories.ts'
export {
  readCommitteeRefs,
  readCommittees,
  readPaperMeetings,
  readPaperRefs,
} from './council.ts'
export { entryTitles } from './entry-titles.ts'
export { type EventArticle, eventArticles } from './event-articles.ts'
export { eventChoices } from './event-choices.ts'
export { eventDays } from './event-days.ts'
export { eventYears } from './event-years.ts'
export { type FoundPath, lookUpPath } from './look-up-path.ts'
export { type FoundOccurrence, findOccurrences } from './occurrences.ts'
export { pagePaths } from './page-paths.ts'
export { type PublicAddress, publicAddresses } from './public-addresses.ts'
export { inLanguage, plainRead, published, unordered } from './published.ts'
export {
  contactPersons,
  nextChangeOfAlerts,
  readInCharge,
  readTownHall,
  staffOf,
} from './rathaus.ts'
export { type Relation, readNamed, readRefs, readRelated } from './refs.ts'
export { type FoundThing, search } from './search.ts'
export { searchVerfahren } from './search-verfahren.ts'
export { stopWords } from './search-words.ts'
export { similarEvents } from './similar-events.ts'
export {
  type FoundVerfahren,
  findVerfahren,
  findVerfahrenWithForms,
  verfahrenOfLebenslagen,
} from './verfahren.ts'
export { verfahrenIndex } from './verfahren-index.ts'
export { councilFiles, intranetFiles, visibleTo } from './visible.ts'
