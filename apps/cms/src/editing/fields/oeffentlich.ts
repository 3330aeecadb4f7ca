import type { CheckboxField } from 'payload'

/** Whether everybody may see something of the council. Nothing is public unless an editor said so. */
export function oeffentlich(label: string, description: string): CheckboxField {
  return {
    name: 'oeffentlich',
    type: 'checkbox',
    label,
    defaultValue: false,
    admin: { description },
  }
}
