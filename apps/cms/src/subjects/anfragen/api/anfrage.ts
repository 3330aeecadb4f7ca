import { neededParameters } from '@kurstadt/contract/form-definitions'
import {
  type Absendung,
  absendung,
  type BildOnWire,
  bildOnWire,
  type FormName,
  forms,
  honeypot,
  isTrap,
  lacksParameters,
  problemsOf,
} from '@kurstadt/contract/forms'
import { z } from 'zod'
import { fileKindOf, fileKinds } from '../../../platform/media/index.ts'
import { todayInBerlin } from '../../../platform/time/berlin.ts'
import { ApiError } from '../../../wire/errors.ts'

/** A picture that came with a request. */
export type SentPicture = { name: string; data: Buffer }

/** Pictures of a form: one with its rights, or some photos. */
const picturesOnWire = { bild: bildOnWire.transform((one) => [one]), fotos: z.array(bildOnWire) }

/** A request as it is taken: its fields are parsed with the form's own schema. */
export type Anfrage = {
  name: FormName
  felder: Readonly<Record<string, unknown>>
  absendung: Absendung
  bilder: readonly SentPicture[]
  /** Field that the pictures came in. */
  bildfeld: 'bild' | 'fotos'
}

/** Bytes of all pictures of a request. */
export const bytesOf = ({ bilder }: Anfrage) =>
  bilder.reduce((sum, { data }) => sum + data.length, 0)

const sent = z.record(z.string(), z.unknown())

/** The fields of a JSON body; nothing but an object is one. */
async function readObject(request: Request): Promise<Record<string, unknown>> {
  const json: unknown = await request.json().catch(() => null)
  const { success, data } = sent.safeParse(json)
  if (!success) throw new ApiError('bad-request')
  return data
}

function pictureOf({ name, daten }: BildOnWire): SentPicture {
  return { name, data: Buffer.from(daten, 'base64') }
}

/** What the form's schema looks at: the kind is told by the bytes, never by the sender (T45). */
function describe({ name, data }: SentPicture) {
  const kind = fileKindOf(data)
  return { name, size: data.length, type: kind === null ? '' : fileKinds[kind].mimeType }
}

function refuse(fields: Record<string, string>): never {
  throw new ApiError('bad-request', { fields, isPrivate: true })
}

/**
 * Reads a request to the form; throws what is wrong with each field. What a form does not have is
 * not even looked at, and known fields always win (T66).
 */
export async function readAnfrage(name: FormName, request: Request): Promise<Anfrage> {
  const body = await readObject(request)
  if (isTrap(body[honeypot])) throw new ApiError('bad-request', { isPrivate: true })
  const schema = forms[name](todayInBerlin())
  const bildfeld = 'fotos' in schema.shape ? 'fotos' : 'bild'
  const hasPictures = bildfeld in schema.shape && (body[bildfeld] ?? null) !== null
  const onWire = hasPictures ? picturesOnWire[bildfeld].safeParse(body[bildfeld]) : null
  if (onWire?.success === false) refuse({ [bildfeld]: 'ungueltig' })
  const bilder = (onWire?.data ?? []).map(pictureOf)
  const described = bilder.map(describe)
  const parsed = schema.safeParse({
    ...body,
    [bildfeld]: bildfeld === 'bild' ? (described[0] ?? null) : described,
  })
  const travelling = absendung.safeParse(body)
  if (!parsed.success) refuse(problemsOf(parsed.error))
  if (!travelling.success) throw new ApiError('bad-request', { isPrivate: true })
  if (lacksParameters(neededParameters(name), travelling.data.query))
    throw new ApiError('bad-request', { isPrivate: true })
  return { name, felder: parsed.data, absendung: travelling.data, bilder, bildfeld }
}
