import { archivTag } from '@kurstadt/contract/archiv-tag'
import type { Block } from 'payload'
import { blockAdmin } from '../../editing/fields/index.ts'

/** What is wrong with the address of another house's archive. */
export function archiveComplaint(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  const address = value.replaceAll(archivTag, '2027-01-31')
  if (!(address.startsWith('https://') && URL.canParse(address)) || /[\s\\]/.test(address))
    return 'Bitte geben Sie die ganze Adresse an, die mit https:// beginnt.'
  if (!value.includes(archivTag))
    return `Bitte setzen Sie ${archivTag} an die Stelle, an der in der Adresse der Tag steht.`
  return null
}

/** The photo point; its pictures come from the collection, its archive may lie elsewhere. */
export const block: Block = {
  slug: 'fotopunkt',
  interfaceName: 'FotopunktBlock',
  labels: { singular: 'Fotopunkt', plural: 'Fotopunkt' },
  admin: blockAdmin('Fotopunkt'),
  fields: [
    { name: 'titel', type: 'text', label: 'Überschrift' },
    {
      name: 'archiv',
      type: 'text',
      label: 'Archiv eines anderen Anbieters',
      maxLength: 500,
      validate: (value: unknown) => archiveComplaint(value) ?? true,
      admin: {
        description: `Leer lassen, dann zeigt die Seite das eigene Archiv. Sonst die Adresse mit ${archivTag} an der Stelle des Tages (JJJJ-MM-TT). Sie wird erst nach einem Klick geladen, und nur, wenn der Anbieter freigegeben ist.`,
      },
    },
  ],
}
