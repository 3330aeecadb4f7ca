export { readWords } from './read-words.ts'
