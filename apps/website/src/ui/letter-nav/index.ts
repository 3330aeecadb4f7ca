export { LetterNav } from './letter-nav.tsx'
