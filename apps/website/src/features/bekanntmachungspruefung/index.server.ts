export { hashOfCopy, readChecksum } from './hash-of-copy.server.ts'
