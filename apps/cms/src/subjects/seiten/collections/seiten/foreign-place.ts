import { sprachen } from '@kurstadt/contract'
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import {
  draftsEverywhere,
  isAdministration,
  isTeil,
  keepsTeil,
} from '../../../../editing/access/index.ts'
import { valuesOf } from '../../../../editing/changes/index.ts'
import { inTransaction, sql } from '../../../../platform/database/index.ts'

/** A page was about to stand below one that its editor does not keep. */
class ForeignPlaceError extends APIError {
  constructor(above: string) {
    super(
      `Unter ${above} stehen Seiten, die Ihr Konto nicht pflegt. Bitte wählen Sie eine andere Adresse und übergeordnete Seite, oder fragen Sie, wer dort zuständig ist.`,
      403,
      null,
      true,
    )
  }
}

type Place = { zustaendig: unknown; pfad: string }

/** The page above an address: the one with the longest path that it begins with. */
async function pageAbove(req: PayloadRequest, path: string, own: string): Promise<Place | null> {
  const [row] = await inTransaction(
    req,
    sql`select s.zustaendig, l.pfad from seiten s join seiten_locales l on l._parent_id = s.id
        where l._locale = ${req.locale}::_locales and l.pfad <> ${path}
          and l.pfad not like '%*' and starts_with(${path}, l.pfad) and s.id::text <> ${own}
        order by length(l.pfad) desc limit 1`,
  )
  return row ? { zustaendig: row.zustaendig, pfad: String(row.pfad) } : null
}

/** Where visitors find the page now; null while they do not. */
async function publicPath(req: PayloadRequest, own: string): Promise<unknown> {
  const [row] = await inTransaction(
    req,
    sql`select l.pfad from seiten s join seiten_locales l on l._parent_id = s.id
        where s.id::text = ${own} and s._status = 'published'
          and l._locale = ${req.locale}::_locales`,
  )
  return row?.pfad ?? null
}

function ownId(page: ReadonlyMap<string, unknown>): string {
  const id = page.get('id')
  return typeof id === 'string' ? id : ''
}

/** The path that a save gives a page, where that is another one than it had. */
async function newPath(
  req: PayloadRequest,
  asked: ReadonlyMap<string, unknown>,
  before: ReadonlyMap<string, unknown>,
): Promise<string | null> {
  const path = asked.get('pfad') ?? before.get('pfad')
  if (typeof path !== 'string') return null
  const isPublished = asked.get('_status') === 'published'
  const known = isPublished ? await publicPath(req, ownId(before)) : before.get('pfad')
  return path === known ? null : path
}

/**
 * Refuses a page below pages of a part of the site that its editor does not keep, whatever parent and
 * path were typed (E14). Drafts of authors may stand anywhere: others look at them.
 */
export const refuseForeignPlace: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const { user, locale } = req
  const isOfOneLanguage = sprachen.some((one) => one === locale)
  if (!user || isAdministration(user) || !isOfOneLanguage) return data
  const [asked, before] = [valuesOf(data), valuesOf(originalDoc)]
  const isDraft = asked.get('_status') !== 'published'
  if (isDraft && draftsEverywhere(user, 'seiten')) return data
  const path = await newPath(req, asked, before)
  const above = path === null ? null : await pageAbove(req, path, ownId(before))
  if (above === null) return data
  const part = isTeil(above.zustaendig) ? above.zustaendig : 'gemeinsam'
  if (!keepsTeil(user, part)) throw new ForeignPlaceError(above.pfad)
  return data
}
