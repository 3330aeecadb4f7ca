import { consent, email, names, needed, telefon } from '../asked-parts.ts'
import { defineForm } from '../define-form.ts'
import { de } from './texts.de.ts'
import { en } from './texts.en.ts'

/** A message to the town (spec 2.2, 2.6). */
export const form = defineForm({
  bereich: 'rathaus',
  label: 'Nachricht an das Rathaus',
  block: {
    label: 'Kontakt',
    satz: 'Eine Nachricht an die Stadt; die Antwort kommt per E-Mail oder Telefon.',
  },
  groups: [
    {
      name: 'nachricht',
      fields: [
        { name: 'betreff', kind: 'text', office: 'Betreff', ...needed },
        { name: 'nachricht', kind: 'area', ...needed },
      ],
    },
    { name: 'wer', fields: [...names, email, telefon] },
    consent,
  ],
  texts: { de, en },
})
