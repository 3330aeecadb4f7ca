import PQueue from 'p-queue'
import { fileKindOf, fileKinds, isPictureKind } from './file-kind.ts'
import { displayName, storageName } from './file-name.ts'
import { maxFileBytes } from './limits.ts'
import { cleanPicture } from './picture.ts'
import type { PreparedUpload } from './prepare-upload.ts'
import { UploadError } from './upload-error.ts'

/** Pictures are worked on one at a time, before a connection is taken for them (T46, T48). */
const pictures = new PQueue({ concurrency: 1 })

type Sent = { name: string; data: Buffer }

/**
 * Checks a picture that came with a request by its bytes and makes the one file that is kept of it
 * (T45, T46, T47): pages never show it, so it needs no sizes.
 */
export function prepareAttachment(upload: Sent): Promise<PreparedUpload> {
  return pictures.add(() => prepare(upload))
}

async function prepare(upload: Sent): Promise<PreparedUpload> {
  if (upload.data.length > maxFileBytes)
    throw new UploadError('Das Bild ist zu groß: höchstens 10 MB.', 413)
  const kind = fileKindOf(upload.data)
  if (!isPictureKind(kind))
    throw new UploadError('Bitte wählen Sie ein Bild (JPEG, PNG, WebP, AVIF).')
  const { data, breite, hoehe } = await cleanPicture(upload.data, kind)
  const { mimeType, ending } = fileKinds[kind]
  const filename = `${storageName(upload.name)}.${ending}`
  return {
    title: displayName(upload.name),
    file: { name: filename, data, mimetype: mimeType, size: data.length },
    fields: {
      filename,
      mimeType,
      filesize: data.length,
      width: breite,
      height: hoehe,
      platzhalter: null,
      quellen: [],
    },
    files: [{ name: filename, data }],
  }
}
