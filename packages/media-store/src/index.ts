export { diskStore } from './disk-store.ts'
export * from './media-store.ts'
export { openMediaStore, publicPlace } from './open-media-store.ts'
export { type S3Place, s3Store } from './s3-store.ts'
