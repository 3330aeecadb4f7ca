export { seesCouncilFile } from './sees-file.ts'
