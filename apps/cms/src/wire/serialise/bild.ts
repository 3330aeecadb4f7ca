import { type Bild, type BildMitText, bildFormate } from '@kurstadt/contract'
import type { MediumDoc } from '../../payload-types.ts'
import type { RefMedium, Refs } from './refs.ts'
import { idOf, nummerOf, textOrNull } from './values.ts'

type Quelle = Bild['quellen'][number]

/** One file of a picture as it is kept; none where that is not known any more. */
export function quelleOf(value: unknown): Quelle[] {
  if (typeof value !== 'object' || value === null) return []
  const { format, breite, url }: { format?: unknown; breite?: unknown; url?: unknown } = value
  const known = bildFormate.find((one) => one === format)
  if (known === undefined || typeof url !== 'string' || !/^\/media\/[\w.-]+$/.test(url)) return []
  return typeof breite === 'number' && Number.isInteger(breite) && breite > 0
    ? [{ format: known, breite, url }]
    : []
}

function fraction(percent: number | null | undefined): number {
  const value = (percent ?? 50) / 100
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0.5
}

/** Licences that are kept only while author and licence are named beside the picture. */
const namedLicences: Readonly<Record<string, string>> = {
  'cc-by': 'CC BY 4.0',
  'cc-by-sa': 'CC BY-SA 4.0',
  'cc-by-nd': 'CC BY-ND 4.0',
}

/** The line beside a picture: whose it is and, where the licence asks for it, author and licence. */
function copyrightOf({ copyright, urheber, lizenz }: RefMedium): string {
  const line = copyright ?? ''
  const licence = lizenz ? namedLicences[lizenz] : undefined
  if (licence === undefined) return line
  const missing = [urheber ?? '', licence].filter((part) => !line.includes(part))
  return [line, ...missing].filter(Boolean).join(', ')
}

/** A picture on the wire (page model, section 3); null for a file that is no picture. */
export function bildOf(doc: RefMedium): Bild | null {
  const { width, height } = doc
  const quellen = Array.isArray(doc.quellen) ? doc.quellen.flatMap(quelleOf) : []
  if (!(width && height) || quellen.length === 0) return null
  return {
    id: nummerOf(doc),
    alt: doc.dekorativ ? '' : (doc.alt ?? ''),
    copyright: copyrightOf(doc),
    bildtext: textOrNull(doc.bildtext),
    breite: Math.round(width),
    hoehe: Math.round(height),
    fokus: [fraction(doc.focalX), fraction(doc.focalY)],
    platzhalter: textOrNull(doc.platzhalter),
    quellen,
  }
}

/** The picture a field refers to with the legend and copyright that spec 3 puts beside it. */
export function bildFields(
  relation: string | MediumDoc | null | undefined,
  refs: Refs,
): { bild: Bild | null; bildtext: string | null; bildcopyright: string | null } {
  const doc = refs.medien.get(idOf(relation) ?? '')
  const bild = doc ? bildOf(doc) : null
  return { bild, bildtext: bild?.bildtext ?? null, bildcopyright: textOrNull(bild?.copyright) }
}

/** Several pictures with their legends; one that is gone is left out. */
export function bilderOf(
  relations: readonly (string | MediumDoc)[] | null | undefined,
  refs: Refs,
): BildMitText[] {
  return (relations ?? []).flatMap((relation) => {
    const { bild, ...texts } = bildFields(relation, refs)
    return bild === null ? [] : [{ bild, ...texts }]
  })
}
