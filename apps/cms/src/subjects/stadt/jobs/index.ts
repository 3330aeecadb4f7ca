export { findCollections } from './find-collections.ts'
