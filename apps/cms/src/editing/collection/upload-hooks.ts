import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Field,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import {
  fileKindOf,
  hiddenNames,
  hideFiles,
  keepStored,
  leaveFiles,
  newHiding,
  preparedUploads,
  prepareUpload,
  type StoreName,
  showFiles,
  storedNames,
  storeUpload,
  sweepSoon,
  UploadError,
} from '../../platform/media/index.ts'
import { isEditor, nobodyField } from '../access/index.ts'
import { staysOut } from '../bin/index.ts'
import { awaitTurn, binStep, type changeHooks, readChanged, valuesOf } from '../changes/index.ts'

type FocalPoint = { focalPoint?: { x?: unknown; y?: unknown } }

/** Takes the focal point out of Payload's picture editor, which would fetch the file again for it. */
function focalPointOf(query: Record<string, unknown>): { focalX?: number; focalY?: number } {
  const edits = query.uploadEdits
  if (typeof edits !== 'object' || edits === null) return {}
  const { focalPoint }: FocalPoint = edits
  delete query.uploadEdits
  const [x, y] = [Number(focalPoint?.x), Number(focalPoint?.y)]
  return Number.isFinite(x) && Number.isFinite(y) ? { focalX: x, focalY: y } : {}
}

/** Where an upload collection keeps its files, and whether they are papers alone. */
type Uploads = { store: StoreName; isPdfOnly?: boolean }

/**
 * Reads the request's file by its bytes and keeps everything that is to be stored of it, unless
 * the seed has done that already.
 */
async function prepareFileOf(req: PayloadRequest, { isPdfOnly = false }: Uploads): Promise<void> {
  if (!req.file || preparedUploads.get(req)?.file === req.file) return
  if (isPdfOnly && fileKindOf(req.file.data) !== 'pdf')
    throw new UploadError('Bitte laden Sie ein PDF hoch.')
  const upload = await prepareUpload(req.file)
  preparedUploads.set(req, upload)
  req.file = upload.file
}

const focalPoint = z.object({ focalX: z.number(), focalY: z.number() })

/** Keeps the focal point of a new file past Payload, which takes 0 for none and writes the middle. */
function keepFocalPoint(req: PayloadRequest, data: unknown): void {
  const [upload, focal] = [preparedUploads.get(req), focalPoint.safeParse(data).data]
  if (upload && focal)
    preparedUploads.set(req, { ...upload, fields: { ...upload.fields, ...focal } })
}

/** Checks and cleans an upload before Payload sees it; a stranger's is not even looked at. */
function prepareFile(uploads: Uploads): CollectionBeforeOperationHook {
  return async ({ args, operation, req, overrideAccess }) => {
    if (operation !== 'create' && operation !== 'update') return args
    if (overrideAccess !== true && !isEditor(req.user)) return args
    const focal = focalPointOf(req.query)
    if (operation === 'create' && !req.file)
      throw new UploadError('Bitte wählen Sie eine Datei aus.')
    await prepareFileOf(req, uploads)
    const data = { ...args.data, ...focal }
    keepFocalPoint(req, data)
    return { ...args, data }
  }
}

const isPicture = (type: unknown) => typeof type === 'string' && type.startsWith('image/')

/** Pictures are stored in every format, whatever they came as. */
const areOneKind = (one: unknown, other: unknown) =>
  one === other || (isPicture(one) && isPicture(other))

/** A new document says nothing yet. */
const uploadFields = z.object({ mimeType: z.unknown(), titel: z.unknown() }).partial()

/**
 * Puts what was found out about the file into the document, over whatever was sent. A file is
 * replaced by one of its kind alone: wherever it stands, nothing else could be shown.
 */
const describeFile: CollectionBeforeChangeHook = ({ data, req, originalDoc }) => {
  const upload = preparedUploads.get(req)
  if (!upload) return data
  const [before, asked] = [uploadFields.parse(originalDoc ?? {}), uploadFields.parse(data)]
  if (before.mimeType && !areOneKind(before.mimeType, upload.fields.mimeType))
    throw new UploadError(
      'Bitte ersetzen Sie ein Bild durch ein Bild und ein PDF durch ein PDF: jede Datei durch eine derselben Art.',
    )
  return { ...data, ...upload.fields, titel: asked.titel || before.titel || upload.title }
}

/**
 * Stores the files last of all, so that a refused document leaves none. Replaced ones stay for a
 * few minutes: pages that are open somewhere still load them.
 */
function storePrepared({ store }: Uploads): CollectionAfterChangeHook {
  return async ({ previousDoc, req }) => {
    const upload = preparedUploads.get(req)
    if (!upload) return
    preparedUploads.forget(req)
    if (upload.isStored) await keepStored(req, store, [upload.fields.filename])
    else await storeUpload(req, store, upload.files)
    const replaced = storedNames(previousDoc)
    if (replaced.length > 0) await leaveFiles(req, store, replaced, '5 minutes')
  }
}

/** The word that files lie under while their entry is in the bin. */
export const hidingField: Field = {
  name: 'papierkorb',
  type: 'text',
  label: 'Im Papierkorb',
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  access: { create: nobodyField, update: nobodyField },
}

const hidden = z.object({ papierkorb: z.string() })
const hidingOf = (doc: unknown) => hidden.safeParse(doc).data?.papierkorb ?? null

/** A file in the bin is at no address that anybody knows: under which word is noted with it. */
const chooseHiding: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const step = binStep(originalDoc, data)
  if (step === null) return data
  return { ...data, papierkorb: step === 'in' ? newHiding() : null }
}

/** A file that goes into the bin is gone from the website at once, and comes back with its entry. */
function moveFiles({ store }: Uploads): CollectionAfterChangeHook {
  return async ({ data, doc, previousDoc, req }) => {
    const step = binStep(previousDoc, data)
    const hiding = hidingOf(step === 'in' ? data : previousDoc)
    if (step === null || hiding === null) return
    const move = step === 'in' ? hideFiles : showFiles
    await move(req, store, { names: storedNames(doc), hiding })
    sweepSoon(req.payload)
  }
}

/** A deleted file is gone at once: somebody may have had a right to that. */
function dropFiles({ store }: Uploads): CollectionAfterDeleteHook {
  return async ({ doc, req }) => {
    const [names, hiding] = [storedNames(doc), hidingOf(doc)]
    await leaveFiles(req, store, hiding === null ? names : hiddenNames(names, hiding), '0 seconds')
    sweepSoon(req.payload)
  }
}

/** What is known of a file from its bytes. */
const ofFile = [
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'platzhalter',
  'quellen',
  'film_dauer',
  'film_ton',
]

/**
 * An older version brings back what was said of a file, and not a file that is gone (E12). Which
 * one is there is read again once nobody else writes: it may have been replaced since, or binned.
 */
const keepOwnFile: CollectionBeforeChangeHook = async ({
  collection,
  context,
  data,
  originalDoc,
  req,
}) => {
  if (context.isRestoringVersion !== true) return data
  await awaitTurn(req)
  const doc: unknown = await req.payload.findByID({
    collection: collection.slug,
    id: readChanged(originalDoc).id,
    req,
    depth: 0,
    overrideAccess: true,
    showHiddenFields: true,
  })
  const now = valuesOf(doc)
  return { ...data, ...Object.fromEntries(ofFile.map((field) => [field, now.get(field)])) }
}

/** Hooks of a collection of files: checked by their bytes, stored whole or not at all. */
export function uploadHooks(uploads: Uploads, changes: ReturnType<typeof changeHooks>) {
  return {
    beforeOperation: [prepareFile(uploads)],
    beforeChange: [describeFile, staysOut, keepOwnFile, chooseHiding, ...changes.beforeChange],
    afterChange: [...changes.afterChange, storePrepared(uploads), moveFiles(uploads)],
    beforeDelete: changes.beforeDelete,
    afterDelete: [...changes.afterDelete, dropFiles(uploads)],
  }
}
