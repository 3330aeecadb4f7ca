export { dropMade } from '../unterlagen/index.ts'
export { findNewPapers } from './find-new-papers.ts'
export { makeUnterlagenFile } from './make-unterlagen.ts'
export { releasePaper } from './release-paper.ts'
