import type { Slot } from '@kurstadt/contract'
import type { Field } from 'payload'

const labels: Record<Slot, string> = { content: 'Inhalt', sidebar: 'Seitenleiste' }

/** The place of a block on its page, limited to those its template fits into. */
export function slot(slots: readonly Slot[]): Field {
  return {
    name: 'slotName',
    type: 'select',
    label: 'Platz',
    required: true,
    defaultValue: slots[0],
    options: slots.map((value) => ({ value, label: labels[value] })),
    admin: { hidden: slots.length === 1 },
  }
}
