import type { DateField, DateFieldValidation } from 'payload'

/** A moment, to the minute: stored as an instant, shown to editors as local time. */
export function zeitpunkt(field: {
  name: string
  label: string
  required?: boolean
  index?: boolean
  defaultValue?: () => string
  description?: string
  width?: string
  validate?: DateFieldValidation
}): DateField {
  const { description, width, ...rest } = field
  return {
    type: 'date',
    admin: {
      description,
      width,
      date: {
        pickerAppearance: 'dayAndTime',
        displayFormat: 'dd.MM.yyyy HH:mm',
        timeFormat: 'HH:mm',
        timeIntervals: 15,
      },
    },
    ...rest,
  }
}
