export { writeDigest } from './digest.ts'
