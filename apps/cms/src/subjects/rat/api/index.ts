export { mountUnterlagen } from './mount-unterlagen.ts'
export { seesCouncilFile } from './sees-file.ts'
