import type { MediaEnv } from '@kurstadt/env'
import { diskStore } from './disk-store.ts'
import type { MediaStore } from './media-store.ts'
import { s3Store } from './s3-store.ts'

/** One kind of files: a folder of the disk, or a folder inside the bucket, with its slash. */
export type MediaPlace = { directory: string; folder: string }

/** Place of what everybody may see; the website serves all of it. */
export function publicPlace(env: MediaEnv): MediaPlace {
  return { directory: env.MEDIA_DIR, folder: 'media/' }
}

/** The store of a place that the environment names: S3-compatible, or the disk. */
export function openMediaStore(env: MediaEnv, { directory, folder }: MediaPlace): MediaStore {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_KEY: key, MEDIA_S3_SECRET: secret } = env
  if (!(endpoint && key && secret)) return diskStore(directory)
  const { MEDIA_S3_BUCKET: bucket, MEDIA_S3_REGION: region } = env
  return s3Store({ endpoint, bucket, region, key, secret, folder })
}
