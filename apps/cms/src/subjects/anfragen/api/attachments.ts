import { fileProblems, type RefusedFile } from '@kurstadt/contract/forms'
import { removeFiles } from '@kurstadt/media-store'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { asSystemInGerman } from '../../../platform/as-system.ts'
import {
  type PreparedUpload,
  prepareAttachment,
  preparedUploads,
  stores,
  UploadError,
} from '../../../platform/media/index.ts'
import { ApiError } from '../../../wire/errors.ts'
import type { Anfrage } from './anfrage.ts'

/** What was said of a picture and whose it is, where a form asks for it. */
const captions = z.object({ bildtext: z.string().nullish(), bildcopyright: z.string().nullish() })

const isTheirs = (error: unknown): error is UploadError =>
  error instanceof UploadError && error.status < 500

/** Cleans what came with a request; throws what is wrong with each picture by its name (T45, T46). */
export async function prepareAttachments({ bilder, bildfeld }: Anfrage): Promise<PreparedUpload[]> {
  const prepared: PreparedUpload[] = []
  const refused: RefusedFile[] = []
  for (const bild of bilder)
    try {
      prepared.push(await prepareAttachment(bild))
    } catch (error) {
      if (!isTheirs(error)) throw error
      const problem = error.status === 413 ? 'datei_gross' : 'datei_art'
      refused.push(bildfeld === 'fotos' ? { problem, name: bild.name } : { problem })
    }
  if (refused.length === 0) return prepared
  const fields = { [bildfeld]: fileProblems(refused) }
  throw new ApiError('bad-request', { fields, isPrivate: true })
}

/** Removes what was written of a request that is not kept; what stays is on the list of leftovers. */
async function dropFiles(req: PayloadRequest, attachments: readonly PreparedUpload[]) {
  const names = attachments.flatMap(({ files }) => files.map(({ name }) => name))
  await removeFiles(stores.anlagen, names).catch((error: unknown) => {
    req.payload.logger.warn({ err: error }, 'photos of a refused request stay for now')
  })
}

/**
 * Keeps what came with a request beside it, out of everybody's reach until somebody takes it over.
 * When one file cannot be stored, none of them stays.
 */
export async function keepAttachments(
  req: PayloadRequest,
  anfrage: { id: string; felder: Anfrage['felder'] },
  attachments: readonly PreparedUpload[],
): Promise<void> {
  try {
    await addAttachments(req, anfrage, attachments)
  } catch (error) {
    await dropFiles(req, attachments)
    throw error
  }
}

async function addAttachments(
  req: PayloadRequest,
  anfrage: { id: string; felder: Anfrage['felder'] },
  attachments: readonly PreparedUpload[],
): Promise<void> {
  const { bildtext, bildcopyright } = captions.parse(anfrage.felder)
  for (const upload of attachments) {
    preparedUploads.set(req, upload)
    await req.payload.create({
      collection: 'anlagen',
      data: { anfrage: anfrage.id, bildtext, bildcopyright },
      file: upload.file,
      req,
      ...asSystemInGerman,
    })
  }
}
