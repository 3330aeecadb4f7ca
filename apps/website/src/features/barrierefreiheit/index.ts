export { AccessFacts, isAccessKnown } from './access-facts.tsx'
export { useAccessWords } from './access-words.ts'
