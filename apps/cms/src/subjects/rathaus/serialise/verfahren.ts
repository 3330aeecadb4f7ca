import type { AmtKurz, Formular, PersonKurz, Verfahren } from '@kurstadt/contract'
import type { VerfahrenDoc } from '../../../payload-types.ts'
import { adresseOf, kontaktOf } from '../../../wire/serialise/adresse.ts'
import { downloadOf } from '../../../wire/serialise/downloads.ts'
import type { NamedDoc } from '../../../wire/serialise/named.ts'
import { detailUrl, type Refs, spracheOf } from '../../../wire/serialise/refs.ts'
import { textOf } from '../../../wire/serialise/rich-text.ts'
import { seoOf } from '../../../wire/serialise/seo.ts'
import { hrefOrNull, idOf, nummerOf, textOrNull } from '../../../wire/serialise/values.ts'
import { reachableOf } from './mitarbeiter.ts'
import { amtRefOf, personRefOf } from './rathaus-refs.ts'

/** An office as far as somebody needs it who wants to go there; null for one that is not public. */
function amtKurzOf(doc: NamedDoc<'aemter'>, refs: Refs): AmtKurz | null {
  const ref = amtRefOf(doc, refs)
  return (
    ref && {
      ...ref,
      kontakt: kontaktOf(doc.kontakt),
      adresse: adresseOf(doc.adresse),
      zimmer: textOrNull(doc.zimmer),
    }
  )
}

/** Somebody who deals with a procedure; null for somebody who is not public. */
function personKurzOf(doc: NamedDoc<'mitarbeiter'>, refs: Refs): PersonKurz | null {
  const ref = personRefOf(doc, refs)
  return (
    ref && {
      ...ref,
      funktion: textOrNull(doc.funktion),
      zimmer: textOrNull(doc.zimmer),
      kontakt: reachableOf(doc),
    }
  )
}

/** Public entries by id, each put into words once however many procedures name it. */
function shortForms<Doc, Short>(
  docs: ReadonlyMap<string, Doc> | undefined,
  shorten: (doc: Doc) => Short | null,
): (relations: readonly (string | { id: string })[] | null | undefined) => Short[] {
  const known = new Map([...(docs ?? [])].map(([id, doc]) => [id, shorten(doc)]))
  return (relations) => (relations ?? []).flatMap((one) => known.get(idOf(one) ?? '') ?? [])
}

type InCharge = Pick<Verfahren, 'amt' | 'mitarbeiter'>

/** Tells who is in charge of a procedure: its public offices and staff in the editor's order. */
export function inChargeWith(
  refs: Refs,
): (stored: Partial<Pick<VerfahrenDoc, 'amt' | 'mitarbeiter'>>) => InCharge {
  const offices = shortForms(refs.related.aemter, (doc) => amtKurzOf(doc, refs))
  const people = shortForms(refs.related.mitarbeiter, (doc) => personKurzOf(doc, refs))
  return ({ amt, mitarbeiter }) => ({ amt: offices(amt), mitarbeiter: people(mitarbeiter) })
}

/** The lines of a list that editors write one below the other. */
function linesOf(stored: string | null | undefined): string[] {
  return (stored ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

type StoredForm = NonNullable<VerfahrenDoc['formulare']>[number]

/** A form; none when it has no title, or neither an address nor a file that is still there. */
function formularOf({ titel, datei, link }: StoredForm, refs: Refs): Formular[] {
  if (!titel) return []
  const [file] = datei ? downloadOf({ titel, datei }, refs) : []
  if (file) return [file]
  const address = hrefOrNull(link)
  return address === null
    ? []
    : [{ titel, link: address, format: null, groesse: null, stand: null }]
}

function onlinedienstOf(stored: VerfahrenDoc['onlinedienst']): Verfahren['onlinedienst'] {
  const link = hrefOrNull(stored?.link)
  return link === null ? null : { link, linktext: textOrNull(stored?.linktext) ?? link }
}

function situationsOf({ lebenslagen }: VerfahrenDoc, refs: Refs): Verfahren['lebenslagen'] {
  return (lebenslagen ?? []).flatMap((one) => {
    const doc = refs.related.lebenslagen?.get(idOf(one) ?? '')
    if (!doc) return []
    const id = nummerOf(doc)
    const detailURL = detailUrl(refs.detailPages.lebenslagen, doc.titel, id)
    return [{ id, titel: doc.titel, detailURL }]
  })
}

/** A procedure on the wire (spec 3). */
export function verfahrenOf(doc: VerfahrenDoc, refs: Refs): Verfahren {
  const nummer = nummerOf(doc)
  return {
    id: nummer,
    sprache: spracheOf(doc.id, refs),
    titel: doc.titel,
    kurztext: doc.kurztext ?? '',
    detailURL: detailUrl(refs.detailPages.wegweiser_verfahren, doc.titel, nummer),
    synonyme: doc.synonyme ?? [],
    ...inChargeWith(refs)(doc),
    text: textOf(doc.text, refs),
    unterlagen: linesOf(doc.unterlagen),
    gebuehr: textOrNull(doc.gebuehr),
    dauer: textOrNull(doc.dauer),
    fristen: textOrNull(doc.fristen),
    formulare: (doc.formulare ?? []).flatMap((one) => formularOf(one, refs)),
    onlinedienst: onlinedienstOf(doc.onlinedienst),
    rechtsgrundlage: linesOf(doc.rechtsgrundlage),
    lebenslagen: situationsOf(doc, refs),
    leistungsschluessel: textOrNull(doc.leistungsschluessel),
    hinweis: textOrNull(doc.hinweis),
    seo: seoOf(doc.seo),
  }
}
