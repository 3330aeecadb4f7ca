import type { CheckboxField } from 'payload'

/** Whether a list that has but one entry leads to it at once (spec 3, `redirectOnSingleEntry`). */
export function einzigerEintrag(): CheckboxField {
  return {
    name: 'einziger_eintrag',
    type: 'checkbox',
    label: 'Bei nur einem Eintrag gleich zu ihm führen',
    defaultValue: false,
    admin: {
      description: 'Wer die Seite öffnet, kommt dann ohne Umweg zu diesem Eintrag.',
    },
  }
}
