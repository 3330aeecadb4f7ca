export { openMailPapers } from './mail-papers.ts'
