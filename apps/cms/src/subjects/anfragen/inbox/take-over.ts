import { buffer } from 'node:stream/consumers'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { keeps } from '../../../editing/access/index.ts'
import { refuseCall as refuse } from '../../../editing/refuse-call.ts'
import type { AnfrageDoc, AnlageDoc } from '../../../payload-types.ts'
import { asSystemInGerman } from '../../../platform/as-system.ts'
import { asOne } from '../../../platform/database/index.ts'
import {
  type PreparedUpload,
  preparedUploads,
  prepareUpload,
  stores,
  UploadError,
} from '../../../platform/media/index.ts'
import { type Lizenz, lizenzen } from '../../../platform/media/lizenzen.ts'
import { readOwnRequest } from './access.ts'

const lizenz = z
  .string()
  .refine((one): one is Lizenz => lizenzen.some(({ value }) => value === one))
const asked = z.object({ anlage: z.uuid(), lizenz })

/** What an editor decides: which picture, and with which right the town shows it. */
type Taking = { anlage: AnlageDoc; lizenz: Lizenz; upload: PreparedUpload }

function readAttachment(req: PayloadRequest, id: string): Promise<AnlageDoc | null> {
  return req.payload.findByID({
    collection: 'anlagen',
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
    req,
  })
}

/** Makes all sizes of a picture that pages show; before a connection is taken for it. */
async function prepare({ filename, titel }: AnlageDoc): Promise<PreparedUpload> {
  const file = filename ? await stores.anlagen.open(filename) : null
  if (file === null) throw new UploadError('Das Bild liegt nicht mehr in der Ablage.', 404)
  return prepareUpload({ name: titel ?? 'Bild', data: await buffer(await file.read()) })
}

async function addToLibrary(
  req: PayloadRequest,
  { anlage, lizenz: right, upload }: Taking,
): Promise<string> {
  preparedUploads.set(req, upload)
  const { id } = await req.payload.create({
    collection: 'medien',
    data: {
      titel: anlage.titel,
      alt: anlage.bildtext ?? '',
      copyright: anlage.bildcopyright ?? '',
      urheber: anlage.bildcopyright,
      lizenz: right,
    },
    file: upload.file,
    req,
    ...asSystemInGerman,
  })
  const data = { uebernommen_am: new Date().toISOString() }
  await req.payload.update({
    collection: 'anlagen',
    id: anlage.id,
    data,
    req,
    ...asSystemInGerman,
  })
  return id
}

/**
 * Puts the picture into the draft that was made of the request, unless it has one or lies in the
 * bin; says whether.
 */
async function addToDraft(
  req: PayloadRequest,
  { entwurf }: AnfrageDoc,
  bild: string,
): Promise<boolean> {
  if (!entwurf || typeof entwurf.value !== 'string') return false
  const { relationTo: collection, value: id } = entwurf
  const draft = await req.payload.findByID({
    collection,
    id,
    draft: true,
    disableErrors: true,
    req,
    ...asSystemInGerman,
  })
  if (!draft || draft.bild) return false
  await req.payload.update({
    collection,
    id,
    data: { bild },
    draft: true,
    req,
    ...asSystemInGerman,
  })
  return true
}

/** `POST /api/anfragen/{id}/bild`: takes a picture that came with a request into the library. */
export const takeOverEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/bild',
  method: 'post',
  handler: async (req) => {
    const request = await readOwnRequest(req)
    if (!request) return refuse(404, 'Diese Anfrage gibt es nicht.')
    if (!keeps(req.user, 'medien')) return refuse(403, 'Dazu ist Ihr Konto nicht berechtigt.')
    const { data } = asked.safeParse(await req.json?.().catch(() => null))
    if (!data) return refuse(400, 'Bitte wählen Sie, womit die Stadt das Bild zeigen darf.')
    const anlage = await readAttachment(req, data.anlage)
    if (anlage?.anfrage !== request.id) return refuse(404, 'Dieses Bild gibt es nicht.')
    if (anlage.uebernommen_am) return refuse(409, 'Das Bild ist schon in der Mediathek.')
    const upload = await prepare(anlage)
    const isInDraft = await asOne(req, async () =>
      addToDraft(req, request, await addToLibrary(req, { anlage, lizenz: data.lizenz, upload })),
    )
    const where = isInDraft ? 'in der Mediathek und im Entwurf' : 'in der Mediathek'
    return Response.json({ message: `Das Bild ist jetzt ${where}.` })
  },
}
