import { forms } from '@kurstadt/contract/forms'
import { asSystemInGerman } from '../../../../platform/as-system.ts'
import { todayInBerlin } from '../../../../platform/time/berlin.ts'
import type { MakeDraft } from '../draft.ts'
import { toReview } from '../draft-parts.ts'

/** Makes the draft of a notice; nothing hangs on the board that nobody has read (spec 2.6). */
export const makeDraft: MakeDraft = async (req, anfrage) => {
  // Its last day was judged when it came in, perhaps a moment before midnight.
  const last = String(anfrage.felder.ablaufdatum)
  const fields = forms['schwarzes-brett'](last).parse({ ...anfrage.felder, bild: null })
  const [first = last] = [todayInBerlin(), last].sort()
  const { vorname, nachname, telefon, email } = fields
  const { zeige_name, zeige_telefon, zeige_email } = fields
  const { id } = await req.payload.create({
    collection: 'schwarzes_brett',
    draft: true,
    req,
    ...asSystemInGerman,
    data: {
      titel: fields.titel,
      art: fields.art,
      text: fields.text,
      preis: fields.preis,
      kontakt: {
        name: `${vorname} ${nachname}`.slice(0, 80),
        telefon,
        email,
        zeige_name,
        zeige_telefon,
        zeige_email,
      },
      status: 'aktiv',
      datum_von: first,
      ablaufdatum: fields.ablaufdatum,
      ...toReview,
    },
  })
  return { relationTo: 'schwarzes_brett', value: id }
}
