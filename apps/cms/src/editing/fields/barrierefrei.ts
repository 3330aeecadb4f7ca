import type { CheckboxField, Field } from 'payload'

const facts = {
  stufenlos: 'Eingang ohne Stufen',
  toilette: 'Toilette für Rollstühle',
  aufzug: 'Aufzug oder alles im Erdgeschoss',
  parkplatz: 'Breiter Parkplatz am Eingang',
  hoeranlage: 'Höranlage',
  assistenzhund: 'Assistenzhunde willkommen',
}

/** Facts about access; only what somebody has looked at is ticked. `more` are those of one type. */
export function barrierefrei({
  name = 'barrierefrei',
  more = {},
}: {
  name?: string
  more?: Record<string, string>
} = {}): Field {
  const boxes = Object.entries({ ...facts, ...more }).map(
    ([fact, label]): CheckboxField => ({
      name: fact,
      type: 'checkbox',
      label,
      defaultValue: false,
    }),
  )
  return {
    name,
    type: 'group',
    label: 'Barrierefreiheit',
    admin: { description: 'Kreuzen Sie nur an, was Sie selbst gesehen oder erfragt haben.' },
    fields: [
      ...boxes,
      {
        name: 'hinweis',
        type: 'textarea',
        label: 'Hinweis',
        localized: true,
        maxLength: 300,
        admin: { description: 'Zum Beispiel: „Klingel links neben der Tür“.' },
      },
    ],
  }
}
