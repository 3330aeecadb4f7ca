import type { Payload, Where } from 'payload'
import type {
  IntranetArchivDoc,
  IntranetRubrikDoc,
  IntranetTextDoc,
} from '../../../payload-types.ts'
import type { Call } from '../../../wire/call/call.ts'
import { holdingOn } from '../../../wire/call/days.ts'
import { listEntries } from '../../../wire/call/entries.ts'
import { ApiError } from '../../../wire/errors.ts'
import { intranetFiles, plainRead, published, readRelated } from '../../../wire/read/index.ts'
import type { Refs } from '../../../wire/serialise/index.ts'
import {
  archivDokumentOf,
  archivThemaOf,
  intranetRubrikOf,
  intranetTextOf,
} from '../serialise/intranet.ts'

const german = { sprache: 'de' as const }

/** Categories of the intranet (spec 7). */
export const intranetRubriken: Call<'intranet/rubrik'> = ({ payload, params }) =>
  listEntries({
    payload,
    params: { ...params, ...german },
    type: 'intranet_rubriken',
    serialise: intranetRubrikOf,
  })

async function readCategory(payload: Payload, url: string): Promise<IntranetRubrikDoc> {
  const { docs } = await payload.find({
    collection: 'intranet_rubriken',
    where: { url: { equals: url } },
    limit: 1,
    pagination: false,
    ...plainRead,
  })
  const [found] = docs
  if (found === undefined) throw new ApiError('not-found', { isPrivate: true })
  return found
}

/** Texts of a category, the newest three unless asked otherwise (spec 7, spec 9). */
export const intranetTexte: Call<'intranet/rubrik/{url}'> = async ({
  payload,
  params,
  url = '',
}) => {
  const rubrik = await readCategory(payload, url)
  const { text_id } = params
  return listEntries({
    payload,
    params: { ...params, ...german },
    type: 'intranet_texte',
    where: [
      { rubrik: { equals: rubrik.id } },
      ...(text_id === undefined ? [] : [{ nummer: { equals: text_id } }]),
    ],
    related: async (docs: readonly IntranetTextDoc[]) => ({
      dokumente: await readRelated(
        payload,
        'de',
        'dokumente',
        docs.flatMap(({ dateien }) => dateien ?? []),
        intranetFiles,
      ),
    }),
    serialise: (doc: IntranetTextDoc, refs: Refs) => intranetTextOf(doc, refs, rubrik),
  })
}

type Valid = { gueltig_von?: string | undefined; gueltig_bis?: string | undefined }

/** Documents that are valid on some day between the two. */
function validBetween({ gueltig_von: from, gueltig_bis: to }: Valid): Where[] {
  return holdingOn('gueltig_von', 'gueltig_bis', { from, to })
}

function filesOf(payload: Payload, docs: readonly IntranetArchivDoc[]) {
  return readRelated(
    payload,
    'de',
    'dokumente',
    docs.map(({ datei }) => datei),
    intranetFiles,
  )
}

/** Documents of the archive (spec 7). */
export const intranetArchiv: Call<'intranet/archiv'> = ({ payload, params }) =>
  listEntries({
    payload,
    params: { ...params, ...german },
    type: 'intranet_archiv',
    where: [
      ...validBetween(params),
      ...(params.archiv_id === undefined ? [] : [{ nummer: { equals: params.archiv_id } }]),
    ],
    related: async (docs: readonly IntranetArchivDoc[]) => {
      const [dokumente, intranet_archiv_themen] = await Promise.all([
        filesOf(payload, docs),
        readRelated(
          payload,
          'de',
          'intranet_archiv_themen',
          docs.map(({ thema }) => thema),
        ),
      ])
      return { dokumente, intranet_archiv_themen }
    },
    serialise: archivDokumentOf,
  })

/** Topics of the archive, each with its documents by title (spec 7). */
export const intranetArchivThemen: Call<'intranet/archiv_themen'> = ({ payload, params }) =>
  listEntries({
    payload,
    params: { ...params, ...german },
    type: 'intranet_archiv_themen',
    where: params.themen_id === undefined ? [] : [{ nummer: { equals: params.themen_id } }],
    related: async (topics) => {
      const { docs } = await payload.find({
        collection: 'intranet_archiv',
        where: {
          and: [published, { thema: { in: topics.map(({ id }) => id) } }, ...validBetween(params)],
        },
        sort: 'titel',
        pagination: false,
        ...plainRead,
      })
      return {
        dokumente: await filesOf(payload, docs),
        intranet_archiv: new Map(docs.map((doc) => [doc.id, doc])),
        intranet_archiv_themen: new Map(topics.map((doc) => [doc.id, doc])),
      }
    },
    serialise: archivThemaOf,
  })
