import { leserkreise } from '@kurstadt/contract'
import type { SelectField } from 'payload'

const labels: Record<(typeof leserkreise)[number], string> = {
  rat: 'alle Ratsmitglieder',
  gremium: 'nur Mitglieder des Gremiums',
}

/** Who sees what is not public of a meeting or a paper. */
export function leserkreis(enumName: string): SelectField {
  return {
    name: 'leserkreis',
    type: 'select',
    label: 'Nichtöffentliches sehen',
    defaultValue: 'rat',
    enumName,
    options: leserkreise.map((value) => ({ value, label: labels[value] })),
    admin: { position: 'sidebar', isClearable: false },
  }
}
