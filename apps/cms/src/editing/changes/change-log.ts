import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { type Vorgang, writeAuditLog } from '../protokoll/index.ts'
import { valuesOf } from './changed-doc.ts'
import type { PublicChange } from './main-row.ts'

/** What happened to a document, as far as its hooks know. */
type Happened = {
  operation: 'create' | 'update' | 'delete'
  change: PublicChange
  /** Put into the bin, or brought back. */
  bin?: 'in' | 'out' | null
  /** Labels of the fields that changed. */
  touched: readonly string[]
}

const publicly = {
  published: 'veroeffentlicht',
  changed: 'geaendert',
  unpublished: 'zurueckgezogen',
} as const

function vorgangOf({ operation, change, bin }: Happened): Vorgang {
  if (bin) return bin === 'in' ? 'papierkorb' : 'wiederhergestellt'
  if (operation === 'delete') return 'geloescht'
  if (change !== 'none') return operation === 'create' ? 'angelegt' : publicly[change]
  return operation === 'create' ? 'angelegt' : 'entwurf'
}

function nameOf({ admin, custom, labels }: SanitizedCollectionConfig, doc: object): string {
  const kind = typeof labels.singular === 'string' ? labels.singular : ''
  const values = valuesOf(doc)
  const title = custom.isPrivate === true ? undefined : values.get(admin.useAsTitle ?? '')
  const words = [kind, values.get('nummer'), title]
  return words
    .filter((word) => typeof word === 'string' || typeof word === 'number')
    .join(' ')
    .slice(0, 200)
}

/** Notes a change of a document in the log. */
export async function writeChangeLog(
  {
    req,
    collection,
    doc,
  }: { req: PayloadRequest; collection: SanitizedCollectionConfig; doc: object },
  happened: Happened,
): Promise<void> {
  await writeAuditLog(req, {
    vorgang: vorgangOf(happened),
    sammlung: collection.slug,
    eintrag: nameOf(collection, doc),
    dokument: 'id' in doc ? String(doc.id) : null,
    felder: happened.touched,
  })
}
