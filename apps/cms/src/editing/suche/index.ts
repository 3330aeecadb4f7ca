export {
  type Audience,
  councilTables,
  keepCouncil,
  keepCouncilFile,
  writeCouncilNaming,
  writeMissingCouncil,
} from './council-texts.ts'
export {
  type InternalType,
  keepInternalFile,
  writeMissingInternal,
  writeNamingFiles,
} from './internal-texts.ts'
export { keepFindable, keepPublic } from './keep-findable.ts'
export { formOf, titleEnds, vectorOf, writePublic } from './texts.ts'
