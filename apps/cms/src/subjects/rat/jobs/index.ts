export { releasePaper } from './release-paper.ts'
