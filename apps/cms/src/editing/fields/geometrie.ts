import type { FieldHook, JSONField } from 'payload'
import { geometryComplaint, geometryOf, type Shape, tooMany } from './geometry-rules.ts'
import { refuse } from './refuse.ts'

type GeometryField = { name: string; label: string; required?: boolean; description: string }

function geometry(
  shape: Shape,
  { description, required = false, ...field }: GeometryField,
): JSONField {
  const keepGeometry: FieldHook = (given): unknown => {
    const value: unknown = given.value
    if (value === undefined || value === null) return value
    const pasted = geometryOf(shape, value)
    const wrong = tooMany(shape, pasted)
    // In drafts as well, which are not checked: each of their versions would be as large.
    return wrong === null ? pasted : refuse(given, wrong)
  }
  return {
    type: 'json',
    ...field,
    required,
    // Payload's own loads an editor from a foreign server into the logged-in session (E4).
    admin: {
      description,
      components: {
        Field: { path: '/admin/geometry/geometry-field.tsx#GeometryField', clientProps: { shape } },
      },
    },
    hooks: { beforeValidate: [keepGeometry] },
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === '')
        return required ? 'Bitte geben Sie die Punkte an.' : true
      return geometryComplaint(shape, value) ?? true
    },
  }
}

/** A way on the map: positions with or without heights, in the order one walks them. */
export function track(field: GeometryField): JSONField {
  return geometry('LineString', field)
}

/** The outline of an area on the map: a closed ring of positions. */
export function umriss(field: GeometryField): JSONField {
  return geometry('Polygon', field)
}
