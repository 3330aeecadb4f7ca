import type { Field } from 'payload'
import { nobodyField } from '../../../../editing/access/index.ts'

const access = { create: nobodyField, update: nobodyField }

/** Where an event came from with a file, so that the next one finds it again. */
export const quelle: Field[] = [
  {
    name: 'quelle_uid',
    type: 'text',
    label: 'Kennung in der Quelle',
    unique: true,
    index: true,
    maxLength: 200,
    access,
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      readOnly: true,
      disableBulkEdit: true,
      condition: (data) => Boolean(data.quelle_uid),
      description: 'Aus einer Datei eingelesen. Daran erkennt das nächste Einlesen sie wieder.',
    },
  },
  {
    name: 'quelle_stand',
    type: 'text',
    label: 'Stand der Quelle',
    access,
    hooks: { beforeDuplicate: [() => null] },
    admin: { hidden: true },
  },
]
