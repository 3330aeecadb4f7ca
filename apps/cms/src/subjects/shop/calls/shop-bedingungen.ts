import type { Call } from '../../../wire/call/call.ts'
import { readTerms } from '../bedingungen/index.ts'
import { readSettings } from '../einstellungen/index.ts'

/** What a purchase in the shop is subject to; ends with the settings of the shop and of the site. */
export const shopBedingungen: Call<'shop_bedingungen'> = async ({
  payload,
  params: { sprache },
}) => {
  const settings = await readSettings(payload, sprache)
  const { bedingungen, tags } = await readTerms(payload, sprache, settings)
  const { agb, belehrung, formular } = bedingungen
  return {
    answer: { sprache, agb: agb.length > 0 ? agb : null, belehrung, formular },
    tags: ['shop_einstellungen', 'einstellungen', ...tags],
  }
}
