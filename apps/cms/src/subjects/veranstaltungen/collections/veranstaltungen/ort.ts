import type { Field } from 'payload'

/** A venue: an entry of the business directory, or words where it has none. */
export function ort(): Field[] {
  return [
    {
      name: 'brancheneintrag_veranstaltungsort',
      type: 'relationship',
      relationTo: 'brancheneintraege',
      label: 'Ort aus dem Branchenverzeichnis',
      admin: { description: 'Bringt Adresse, Karte und Barrierefreiheit mit.' },
    },
    {
      name: 'veranstaltungsort',
      type: 'text',
      label: 'Ort in Worten',
      localized: true,
      maxLength: 160,
      admin: {
        description:
          'Treffpunkt oder Raum: „Treffpunkt: Marktbrunnen“, „Großer Saal“. Beides zusammen geht auch.',
      },
    },
  ]
}
