import type { Sprache } from '@kurstadt/contract'
import type { Payload } from 'payload'
import { plainRead } from '../../../wire/read/index.ts'
import { detailUrl, type Refs } from '../../../wire/serialise/index.ts'
import { detailTag, tagOf } from '../../../wire/tags.ts'
import { kasseOf } from '../../einstellungen/index.ts'
import { eventArticles } from './event-articles.ts'

type Asked = { sprache: Sprache; id: string; refs: Refs }

/**
 * Where tickets of a festival event are sold that names no place itself: at the external ticket
 * office of the settings, or else in our own shop where an article belongs to it.
 */
export async function boxOffice(
  payload: Payload,
  { sprache, id, refs }: Asked,
): Promise<{ tickets: string | null; tags: string[] }> {
  const { festival } = await payload.findGlobal({ slug: 'einstellungen', ...plainRead })
  const tags = ['einstellungen']
  const external = kasseOf(festival)
  if (external !== null) return { tickets: external, tags }
  const [article] = await eventArticles(payload, { im_shop: true, sprache }, [id])
  if (!article) return { tickets: null, tags: [...tags, 'shop_artikel'] }
  const { titel, nummer } = article
  return {
    tickets: detailUrl(refs.detailPages.shop_artikel, titel, nummer),
    tags: [...tags, tagOf('shop_artikel', nummer), detailTag(refs, 'shop_artikel')],
  }
}
