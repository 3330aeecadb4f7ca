export { readPdfWords } from './read-words.ts'
