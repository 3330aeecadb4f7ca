import { z } from 'zod'
import { defineTemplate } from '../../templates/define-template.ts'
import { angebotsliste } from '../../templates/pauschalangebote/template.ts'
import { titleAndIntroduction } from '../../templates/shared-options.ts'

/** Gäste fragen eine Pauschale in einem Hotel an. */
export const template = defineTemplate({
  // What can be chosen, and what the address says was chosen; the form stands without it too.
  context: angebotsliste.nullable(),
  // By a form, or by a mail that the visitor writes (spec 4, package request type).
  options: z.object({ ...titleAndIntroduction, anfrageart: z.enum(['formular', 'email']) }),
  feed: { call: 'pauschalen', params: { haeuser: 'false', pro_seite: 100 } },
  slots: ['content'],
  spec: '2.6',
})
