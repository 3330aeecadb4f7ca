import type { Page, PageBlock } from '../../content/index.ts'
import { articleOf } from './article.ts'
import { businessOf } from './business.ts'
import { eventsOf } from './event.ts'
import { lodgingOf } from './lodging.ts'
import { officeOf, placeOf } from './office.ts'
import { packageOfferOf } from './package-offer.ts'
import { productOf } from './product.ts'
import type { Frame, Thing } from './thing.ts'
import { tripOf } from './trip.ts'

/**
 * What search engines read of a page (schema.org as JSON-LD): an event with its coming days, a news
 * article, an office, a place with its opening hours, a thing that is sold, the offer of a package, a
 * place to stay, a business, a tour. Addresses are built on `origin`, which is the environment's (T29).
 */
export function structuredDataOf(page: Page, origin: string, path: string): Thing[] {
  const einstellungen = page.shell.einstellungen
  const frame: Frame = { origin, url: new URL(path, origin).href, einstellungen }
  return page.blocks.flatMap((block) => thingsOf(block, frame))
}

/** A place or what it offers; nothing for any other block. */
function placesOf(block: PageBlock, frame: Frame): Thing[] {
  if (block.template === 'amt-detail') return [officeOf(block.context, frame)]
  if (block.template === 'tour-detail') return [tripOf(block.context, frame)]
  if (block.template === 'oeffnungszeiten') return placeOf(block, frame)
  if (block.template === 'brancheneintrag-detail') return [businessOf(block.context, frame)]
  return block.template === 'unterkunft-detail' ? [lodgingOf(block.context, frame)] : []
}

function thingsOf(block: PageBlock, frame: Frame): Thing[] {
  if (block.template === 'veranstaltung-detail') return eventsOf(block.context, frame)
  if (block.template === 'shop-artikel') return [productOf(block.context, frame)]
  if (block.template === 'pauschalen')
    return block.context.data.flatMap((one) => packageOfferOf(one, block.context.heute, frame))
  if (block.template === 'aktuelles-detail') return [articleOf(block.context, frame)]
  return placesOf(block, frame)
}
