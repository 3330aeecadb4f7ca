import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { z } from 'zod'
import { select } from '../../platform/database/index.ts'
import type { Refs } from '../serialise/refs.ts'
import { detailPageRow, detailPagesOf, detailPagesText } from './detail-pages.ts'
import { mediaText, mediumRow } from './media.ts'
import { pagePathRow, pagePathsOf, pagePathsText } from './page-paths.ts'
import { soundItems } from './select-rows.ts'
import { uuidsOf } from './uuids.ts'

const rows = (text: string) => `(select coalesce(json_agg(x), '[]') from (${text}) x)`

const text = `
  select ${rows(mediaText('$1', '$3'))} as medien, ${rows(pagePathsText('$2', '$3'))} as pfade,
    ${rows(detailPagesText('$3'))} as seiten`

const row = z.object({
  medien: soundItems('medien', mediumRow),
  pfade: soundItems('seiten', pagePathRow),
  seiten: soundItems('seiten', detailPageRow),
})

/** Ids of what documents refer to from within their texts and blocks. */
type Asked = { medien: Iterable<string>; seiten: Iterable<string> }

/**
 * What stands beside the documents of nearly every answer: pictures and files, paths of linked
 * pages, pages that show one entry. One statement, because each has a price of its own, whatever it
 * asks.
 */
export async function readReferences(
  payload: Payload,
  sprache: Sprache,
  { medien, seiten }: Asked,
): Promise<Pick<Refs, 'medien' | 'pfade' | 'detailPages' | 'festivalPage'>> {
  const pages = uuidsOf(seiten)
  const values = [uuidsOf(medien), pages, sprache]
  const [found] = await select(payload, { name: 'beside', text, row }, values)
  return {
    medien: new Map(found?.medien.map((medium) => [medium.id, medium])),
    pfade: pagePathsOf(pages, found?.pfade ?? []),
    ...detailPagesOf(found?.seiten ?? []),
  }
}
