export { dayInWords, meetingWords, outcomeWords } from './angaben.ts'
export { beginMaking, dropMade, findKept, keepFailure, keepMade, office } from './kept.ts'
export { openPrinter } from './printer.ts'
export { type FoundUnterlagen, readForOffice, readUnterlagen } from './read-unterlagen.ts'
