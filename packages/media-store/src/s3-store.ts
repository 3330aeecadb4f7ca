import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import {
  type ByteRange,
  checkedName,
  type MediaStore,
  StoreError,
  type StreamedFile,
} from './media-store.ts'
import { putStream } from './put-stream.ts'

/** A place in an S3-compatible store. */
export type S3Place = {
  /** Address of the store without bucket: `https://s3.eu-central-1.example`. */
  endpoint: string
  bucket: string
  region: string
  key: string
  secret: string
  /** Folder inside the bucket, with its slash: `media/`. */
  folder: string
}

/** Time until the store has answered; the body may take longer. In milliseconds. */
const timeout = 15_000

function clientOf({ key, secret, region }: S3Place): AwsClient {
  return new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: 2,
  })
}

/** Asks the store and gives up when it does not answer in time; retries what is worth it, twice. */
function caller(client: AwsClient) {
  return async (url: string, init: RequestInit): Promise<Response> => {
    const control = new AbortController()
    const timer = setTimeout(() => control.abort(), timeout)
    try {
      return await client.fetch(url, { ...init, signal: control.signal })
    } catch (error) {
      throw new StoreError('away', 'the S3 store does not answer', { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
}

async function drop(response: Response): Promise<void> {
  await response.body?.cancel()
}

function refusal(status: number): StoreError {
  // MinIO and Ceph say 507 when they are full.
  const fault = status === 507 ? 'full' : 'away'
  return new StoreError(fault, `the S3 store answered ${status}`)
}

async function refuse(response: Response): Promise<never> {
  await drop(response)
  throw refusal(response.status)
}

/** What a store answers to a key that may read and not list, of a file that is not there. */
const accessDenied = /<Code>\s*AccessDenied\s*<\/Code>/

/** Opens nothing when there is no such file; a key that the store does not know stays an error. */
async function noneOrRefuse(response: Response): Promise<null> {
  if (response.status === 404) return drop(response).then(() => null)
  if (response.status !== 403) return refuse(response)
  const answer = await response.text().catch((error: unknown) => {
    throw new StoreError('away', 'the S3 store breaks off', { cause: error })
  })
  if (accessDenied.test(answer)) return null
  throw refusal(response.status)
}

/** Sends a body as it comes; what it is cannot be hashed ahead, so its length alone is compared. */
async function putUnhashed(client: AwsClient, url: string, file: StreamedFile): Promise<void> {
  const headers = { 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' }
  const signed = await client.sign(url, { method: 'PUT', headers })
  const sent = { ...file, headers: Object.fromEntries(signed.headers) }
  const status = await putStream(url, sent).catch((error: unknown) => {
    throw new StoreError('away', 'the S3 store does not take a file', { cause: error })
  })
  if (status < 200 || status > 299) throw refusal(status)
}

/** What a store answers that has copied; it may begin its answer before it knows. */
const hasCopied = (answer: string) => answer.includes('<CopyObjectResult')

/** Chunks of an answer; whoever stops reading lets go of the connection. */
async function* chunksOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  if (!reader) return
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel()
  }
}

function stream(response: Response): Readable {
  return Readable.from(chunksOf(response), { objectMode: false })
}

/** Files in an S3-compatible store, spoken to by signed HTTP. */
export function s3Store(place: S3Place): MediaStore {
  const client = clientOf(place)
  const call = caller(client)
  const urlOf = (name: string) =>
    `${place.endpoint}/${place.bucket}/${place.folder}${checkedName(name)}`
  const readPart = async (url: string, { start, end }: ByteRange) => {
    const part = await call(url, { headers: { Range: `bytes=${start}-${end}` } })
    return part.status === 206 ? stream(part) : refuse(part)
  }
  return {
    write: async ({ name, data }) => {
      // The store compares the hash: what arrives broken is refused.
      const hash = createHash('sha256').update(data).digest('hex')
      const headers = { 'X-Amz-Content-Sha256': hash }
      const body = new Uint8Array(data)
      const response = await call(urlOf(name), { method: 'PUT', headers, body })
      await (response.ok ? drop(response) : refuse(response))
    },
    writeStream: (file) => putUnhashed(client, urlOf(file.name), file),
    copy: async (from, to) => {
      const source = new URL(urlOf(from)).pathname
      const headers = { 'X-Amz-Copy-Source': source }
      const response = await call(urlOf(to), { method: 'PUT', headers })
      if (!response.ok) {
        await noneOrRefuse(response)
        return false
      }
      if (hasCopied(await response.text())) return true
      throw new StoreError('away', 'the S3 store could not copy a file')
    },
    remove: async (name) => {
      const response = await call(urlOf(name), { method: 'DELETE' })
      await (response.ok || response.status === 404 ? drop(response) : refuse(response))
    },
    open: async (name) => {
      const url = urlOf(name)
      const response = await call(url, {})
      if (!response.ok) return noneOrRefuse(response)
      return {
        size: Number(response.headers.get('content-length') ?? 0),
        read: async (range) => {
          if (!range) return stream(response)
          await drop(response)
          return readPart(url, range)
        },
        close: () => drop(response),
      }
    },
  }
}
