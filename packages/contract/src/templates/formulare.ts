import { z } from 'zod'
import { defineTemplate } from './define-template.ts'

/** A request form: what stands above it; its fields are `contract/forms` and no editor's choice. */
function formTemplate() {
  return defineTemplate({
    context: z.null(),
    options: z.object({ titel: z.string().nullable(), einleitung: z.string().nullable() }),
    feed: null,
    slots: ['content'],
    spec: '2.6',
  })
}

/** Gäste und Vereine schlagen eine Veranstaltung vor; sie kommt als Entwurf. */
export const formularVeranstaltung = formTemplate()

/** Eine Nachricht an die Stadt; die Antwort kommt per E-Mail oder Telefon. */
export const formularKontakt = formTemplate()
