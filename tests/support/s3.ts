import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Place } from '@kurstadt/media-store'
import { stopAfterFile } from './leftovers.ts'

/** A running S3 server and where it keeps its objects. */
export type S3Server = {
  place: S3Place
  /** The same as variables of the environment. */
  variables: Record<string, string>
  /** Names of the objects in a folder, the one of media unless another is named. */
  names(folder?: 'media/' | 'anlagen/'): Promise<string[]>
  stop(): Promise<void>
}

/** Starts a server that really speaks S3 (signatures, ranges, XML errors), with one bucket. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kurstadt-s3-'))
  const bucket = 'kurstadt-test'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  // The one account this server knows.
  const account = { key: 'S3RVER', secret: 'S3RVER' }
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await server.close()
    await rm(directory, { recursive: true, force: true })
  }
  stopAfterFile(stop)
  return {
    place: { endpoint, bucket, region: 'eu-central-1', ...account, folder: 'media/' },
    variables: {
      MEDIA_S3_ENDPOINT: endpoint,
      MEDIA_S3_BUCKET: bucket,
      MEDIA_S3_KEY: account.key,
      MEDIA_S3_SECRET: account.secret,
    },
    names: async (folder = 'media/') => {
      const files = await readdir(path.join(directory, bucket), { recursive: true })
      const suffix = '._S3rver_object'
      return files
        .filter((file) => file.startsWith(folder) && file.endsWith(suffix))
        .map((file) => file.slice(folder.length, -suffix.length))
    },
    stop,
  }
}
