import { forms } from '@kurstadt/contract/forms'
import { asSystemInGerman } from '../../../platform/as-system.ts'
import { asRichText } from './as-rich-text.ts'
import type { MakeDraft } from './draft.ts'
import { toReview } from './draft-parts.ts'

const schemas = { verein: forms.verein(), brancheneintrag: forms.brancheneintrag() }

/**
 * Makes the draft of a new entry of the business directory, where clubs stand too; null when the
 * request is about an entry that is there already, which an editor changes.
 */
export const draftEntry =
  (art: keyof typeof schemas): MakeDraft =>
  async (req, anfrage) => {
    const fields = schemas[art].parse({ ...anfrage.felder, bild: null })
    if (fields.vorhaben === 'aenderung') return null
    const { strasse, plz, ort } = fields
    const { id } = await req.payload.create({
      collection: 'brancheneintraege',
      draft: true,
      req,
      ...asSystemInGerman,
      data: {
        titel: fields.titel,
        spezialisierung: fields.spezialisierung,
        text: asRichText(fields.text),
        kontakt: {
          telefon: fields.kontakt_telefon,
          email: fields.kontakt_email,
          link: fields.link,
        },
        adresse: { strasse, plz, ort },
        zeige_adresse: 'zeige_adresse' in fields ? fields.zeige_adresse : true,
        // An editor says where it belongs before it is published.
        rubriken: [],
        ...toReview,
      },
    })
    return { relationTo: 'brancheneintraege', value: id }
  }
