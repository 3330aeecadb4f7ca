import type { Field } from 'payload'
import { env } from '../../../../env.ts'
import { mayAsk } from '../../../../platform/outgoing/index.ts'

/** Why the worker may not fetch pictures from an address; null when it may. */
export function shotComplaint(
  url: string,
  { hosts, isPrivateAllowed }: { hosts: readonly string[]; isPrivateAllowed: boolean },
): string | null {
  if (mayAsk({ url, hosts, isPrivateAllowed })) return null
  if (!URL.canParse(url)) return 'Bitte geben Sie die ganze Adresse an (https://…).'
  const { protocol, hostname } = new URL(url)
  if (!hosts.includes(hostname)) {
    const allowed = hosts.length === 0 ? 'noch keine' : hosts.join(', ')
    return `Von ${hostname || 'dort'} dürfen keine Bilder geholt werden. Freigegeben sind: ${allowed}. Das stellt die Technik ein (WEBCAM_HOSTS).`
  }
  return protocol === 'https:'
    ? 'Bitte geben Sie die Adresse ohne Namen, Passwort und Anschlussnummer an.'
    : 'Die Adresse muss mit https:// beginnen.'
}

const settings = { hosts: env.WEBCAM_HOSTS, isPrivateAllowed: env.WEBCAM_PRIVATE }

const minutes = (name: string, label: string, defaultValue: number, most: number): Field => ({
  name,
  type: 'number',
  label,
  defaultValue,
  min: 1,
  max: most,
  admin: { width: '33%', step: 1 },
})

/** Where the worker fetches our own picture of a camera, how often, and how long pictures are kept. */
export const standbild: Field[] = [
  {
    type: 'collapsible',
    label: 'Eigenes Standbild',
    fields: [
      {
        name: 'standbild_url',
        type: 'text',
        label: 'Adresse des Standbilds',
        maxLength: 500,
        validate: (value: unknown) => {
          if (typeof value !== 'string' || value === '') return true
          return shotComplaint(value, settings) ?? true
        },
        admin: {
          description:
            'Ein Bild (JPEG, PNG, WebP) der Kamera, nicht ihre Seite. Wir holen es selbst und zeigen es von uns aus: Ihre Gäste fragen dafür niemanden.',
        },
      },
      {
        type: 'row',
        fields: [
          minutes('abstand', 'Alle … Minuten', 10, 1_440),
          minutes('hoechstalter', 'Zu alt nach … Minuten', 60, 10_080),
          minutes('aufbewahren', 'Löschen nach … Tagen', 2, 30),
        ],
      },
      {
        name: 'abruf',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/subjects/erleben/admin/abruf.tsx#Abruf' },
        },
      },
    ],
  },
]
