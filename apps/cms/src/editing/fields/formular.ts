import type { Field } from 'payload'

/** What an editor says above a request form; its fields are the product's. */
export function formularFelder(): Field[] {
  return [
    { name: 'titel', type: 'text', label: 'Überschrift', maxLength: 120 },
    {
      name: 'einleitung',
      type: 'textarea',
      label: 'Einleitung',
      maxLength: 600,
      admin: { description: 'Ein bis zwei Sätze: wofür das Formular ist und wie es weitergeht.' },
    },
  ]
}
