import type { Field } from 'payload'
import { euro, koordinaten } from '../../../editing/fields/index.ts'

/** Parameters that the search form itself sends (spec 7). */
const ownParameters = ['date_from', 'date_to']

/** What is wrong with the address of a booking portal: a form takes neither parameters nor a hash. */
export function checkPortal(value: unknown): string | true {
  if (value === null || value === undefined || value === '') return true
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null
  if (url?.protocol !== 'https:' || url.username !== '' || !url.hostname.includes('.'))
    return 'Die Adresse beginnt mit https:// und nennt den ganzen Namen des Portals.'
  if (url.search !== '' || url.hash !== '')
    return 'Bitte nur bis vor das Fragezeichen; was dahinter steht, kommt unten zu den Angaben.'
  return true
}

/** What is wrong with a parameter that the search form sends along. */
export function checkParameter(value: unknown): string | true {
  if (typeof value !== 'string' || !/^[\w.[\]-]{1,40}$/.test(value))
    return 'Ein Name hat Buchstaben, Ziffern, Punkt, Strich oder eckige Klammern.'
  return ownParameters.includes(value) ? `„${value}“ schickt das Formular schon selbst.` : true
}

const portal: Field = {
  name: 'portal',
  type: 'group',
  label: 'Buchungsportal',
  admin: {
    description:
      'Dorthin führt die Suche nach Unterkünften. Leer: Sie führt zur Liste der Gastgeber auf dieser Website.',
  },
  fields: [
    { name: 'url', type: 'text', label: 'Adresse der Suche', validate: checkPortal },
    {
      name: 'parameter',
      type: 'array',
      label: 'Feste Angaben',
      labels: { singular: 'Angabe', plural: 'Angaben' },
      maxRows: 12,
      admin: { description: 'Werden mit jeder Suche unsichtbar mitgeschickt.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'name',
              type: 'text',
              label: 'Name',
              required: true,
              validate: checkParameter,
            },
            { name: 'wert', type: 'text', label: 'Wert', required: true, maxLength: 200 },
          ],
        },
      ],
    },
  ],
}

const place = (name: string, label: string): Field => ({
  name,
  type: 'group',
  label,
  admin: { description: 'Von hier aus misst die Website, wie weit Gastgeber entfernt sind.' },
  fields: [koordinaten()],
})

/** What guests need to know of the whole town: where they book, what they pay, where they go. */
export const gaeste: Field = {
  name: 'gaeste',
  type: 'group',
  label: 'Für Gäste',
  fields: [
    euro({
      name: 'kurtaxe_cent',
      label: 'Kurtaxe je Person und Nacht in Euro',
      most: 10_000,
    }),
    portal,
    place('kurpark', 'Kurpark'),
    place('bahnhof', 'Bahnhof'),
  ],
}
