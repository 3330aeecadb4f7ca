import { type FieldHookArgs, ValidationError } from 'payload'

/** Refuses a field's value from a hook, at the field and in the editor's language; never returns. */
export function refuse({ path, field, req }: FieldHookArgs, message: string): never {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : undefined
  throw new ValidationError({ errors: [{ path: path.join('.'), message, label }], req }, req.t)
}
