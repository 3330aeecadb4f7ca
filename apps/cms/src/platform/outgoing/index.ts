export { type AskedFile, fetchFile, mayAsk } from './fetch-file.ts'
export { type Outgoing, OutgoingError, type OutgoingFault, pinnedRequest } from './pinned.ts'
