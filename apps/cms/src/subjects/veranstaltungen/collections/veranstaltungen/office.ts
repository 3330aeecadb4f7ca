import type { UIField } from 'payload'

/** Beside the days and times: what is wrong with them, or worth knowing, while they are written. */
export const notes: UIField = {
  name: 'termin_hinweise',
  type: 'ui',
  admin: {
    components: { Field: '/subjects/veranstaltungen/admin/with-holidays.tsx#NotesWithHolidays' },
    disableListColumn: true,
  },
}

/** Above the rule of a series: the days that it makes. */
export const seriesPreview: UIField = {
  name: 'serien_vorschau',
  type: 'ui',
  admin: {
    components: {
      Field: '/subjects/veranstaltungen/admin/with-holidays.tsx#SeriesPreviewWithHolidays',
    },
    disableListColumn: true,
  },
}

/** A column of the list with what is done with an event without opening it. */
export const listActions: UIField = {
  name: 'aktionen',
  type: 'ui',
  label: 'Aktionen',
  admin: {
    components: {
      Field: '/subjects/veranstaltungen/admin/event-buttons.tsx#Nothing',
      Cell: '/subjects/veranstaltungen/admin/event-buttons.tsx#ListButtons',
    },
  },
}
