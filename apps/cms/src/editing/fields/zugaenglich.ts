import type { Field } from 'payload'

/** Whether a place or way can be reached and used without steps, and what one should know of it. */
export function zugaenglich(): Field[] {
  return [
    { name: 'barrierefrei', type: 'checkbox', label: 'Barrierefrei', defaultValue: false },
    {
      name: 'barrierefrei_hinweis',
      type: 'textarea',
      label: 'Hinweise',
      localized: true,
      maxLength: 400,
      admin: {
        description: 'Steigung, Breite, Belag, WC: Zahlen helfen mehr als „gut zugänglich“.',
      },
    },
  ]
}
