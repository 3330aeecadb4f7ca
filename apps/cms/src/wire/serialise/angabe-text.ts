import type { RichTextInline, Sprache } from '@kurstadt/contract'
import { telHref } from '@kurstadt/contract/tel-href'
import type { AmtDoc } from '../../payload-types.ts'
import { todayInBerlin } from '../../platform/time/berlin.ts'
import { adresseOf, kontaktOf } from './adresse.ts'
import { hoursInWords } from './hours-in-words.ts'
import { oeffnungszeitenOf } from './oeffnungszeiten.ts'
import type { AngabeWas } from './rich-text-node.ts'

const text = (words: string): RichTextInline => ({ type: 'text', text: words })

const link = (href: string, words: string): RichTextInline => ({
  type: 'link',
  href,
  children: [{ type: 'text', text: words }],
})

/** How an office is reached, where it is and when, each as it stands in a line of text. */
const facts: Record<AngabeWas, (amt: AmtDoc, sprache: Sprache) => RichTextInline | null> = {
  telefon: ({ kontakt }, sprache) => {
    const { telefon } = kontaktOf(kontakt)
    if (telefon === null) return null
    // Who reads English may be calling from abroad.
    const words = sprache === 'en' ? telefon.replace(/^0(?=[1-9])/, '+49 ') : telefon
    return link(telHref(telefon), words)
  },
  email: ({ kontakt }) => {
    const { email } = kontaktOf(kontakt)
    return email === null ? null : link(`mailto:${email}`, email)
  },
  adresse: (amt) => {
    const { strasse, plz, ort } = adresseOf(amt.adresse)
    const place = [plz, ort].filter(Boolean).join(' ')
    const address = [strasse, place].filter(Boolean).join(', ')
    return address === '' ? null : text(address)
  },
  oeffnungszeiten: (amt, sprache) => {
    const heute = todayInBerlin()
    const kinds = oeffnungszeitenOf(amt.oeffnungszeitenStrukturiert, heute)
    const hours = hoursInWords(kinds, sprache, heute)
    return hours === null ? null : text(hours)
  },
}

/** A fact of an office in a text (W14); nothing where it is not public or has no such fact. */
export function angabeText(
  amt: AmtDoc | null | undefined,
  was: AngabeWas,
  sprache: Sprache,
): RichTextInline[] {
  const inline = amt ? facts[was](amt, sprache) : null
  return inline === null ? [] : [inline]
}
