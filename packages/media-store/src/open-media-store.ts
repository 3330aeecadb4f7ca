import type { MediaEnv } from '@kurstadt/env'
import { diskStore } from './disk-store.ts'
import type { MediaStore } from './media-store.ts'
import { s3Store } from './s3-store.ts'

/** The store of public media that the environment names: S3-compatible, or a folder of the disk. */
export function openMediaStore(env: MediaEnv): MediaStore {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_KEY: key, MEDIA_S3_SECRET: secret } = env
  if (!(endpoint && key && secret)) return diskStore(env.MEDIA_DIR)
  const { MEDIA_S3_BUCKET: bucket, MEDIA_S3_REGION: region } = env
  return s3Store({ endpoint, bucket, region, key, secret, folder: 'media/' })
}
