import { z } from 'zod'
import { karte } from '../page/karte.ts'
import { defineTemplate } from './define-template.ts'

const above = { titel: z.string().nullable(), einleitung: z.string().nullable() }

/** A request form: what stands above it; its fields are `contract/forms` and no editor's choice. */
function formTemplate() {
  return defineTemplate({
    context: z.null(),
    options: z.object(above),
    feed: null,
    slots: ['content'],
    spec: '2.6',
  })
}

/** Gäste und Vereine schlagen eine Veranstaltung vor; sie kommt als Entwurf. */
export const formularVeranstaltung = formTemplate()

/** Eine Nachricht an die Stadt; die Antwort kommt per E-Mail oder Telefon. */
export const formularKontakt = formTemplate()

/** Gäste fragen eine Führung für ihre Gruppe an. */
export const formularFuehrung = formTemplate()

/** Gäste fragen eine Pauschale in einem Hotel an. */
export const formularPauschale = defineTemplate({
  context: z.null(),
  // By a form, or by a mail that the visitor writes (spec 4, package request type).
  options: z.object({ ...above, anfrageart: z.enum(['formular', 'email']) }),
  feed: null,
  slots: ['content'],
  spec: '2.6',
})

/** Wer einen Schaden sieht, meldet ihn der Stadt. */
export const formularSchaden = defineTemplate({
  context: z.null(),
  // A map of the town's own to show the place on; without one an address says it.
  options: z.object({ ...above, karte: karte.nullable() }),
  feed: null,
  slots: ['content'],
  spec: '2.6',
})

/** Wer auf der Website nicht weiterkommt, sagt es hier. */
export const formularBarriere = formTemplate()

/** Ein Verein trägt sich ein oder ändert seinen Eintrag. */
export const formularVerein = formTemplate()

/** Ein Betrieb trägt sich ein oder ändert seinen Eintrag. */
export const formularBrancheneintrag = formTemplate()

/** Wer etwas sucht, verschenkt oder gefunden hat, hängt es aus. */
export const formularSchwarzesBrett = formTemplate()

/** Wer ein Haus besucht, hinterlässt, wie man zu erreichen ist. */
export const formularCorona = formTemplate()
