export { appendNotice, LivingFactError } from './append.ts'
export { UnreadableFileError } from './attachments.ts'
export { headLine, lineOf } from './chain.ts'
export {
  isCorrectedForGood,
  isLogged,
  isLoggedFile,
  isPublished,
  wasChanged,
} from './logged.ts'
export { lookThrough } from './look-through.ts'
export { readLog, readLogged, readWortlaut } from './read-log.ts'
export { areUnchanged } from './unchanged.ts'
