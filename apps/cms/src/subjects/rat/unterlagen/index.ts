export { dayInWords, meetingWords, outcomeWords } from './angaben.ts'
export { beginMaking, dropMade, findKept, keepFailure, keepMade } from './kept.ts'
export { openPrinter } from './printer.ts'
export { type FoundUnterlagen, readUnterlagen } from './read-unterlagen.ts'
