/** How a field is filled in. */
export const fieldKinds = [
  'text',
  'email',
  'tel',
  'url',
  'date',
  'time',
  'number',
  'area',
  'picture',
  'pictures',
  /** The place of the device, where a browser can tell it. */
  'place',
  'consent',
  /** A yes or no. */
  'check',
  /** One of a few that are all seen at once, and one of many; what they are called, the words say. */
  'choice',
  'select',
] as const

/** One field that a form asks for. */
export type FieldSpec = {
  name: string
  kind: (typeof fieldKinds)[number]
  isRequired?: boolean
  /** Where a script runs, the field of a place may be filled instead: one of both is enough. */
  orPlace?: boolean
  autoComplete?: string
  /** Value that the form begins with; `heute` is today. */
  start?: string
  /** What can be chosen. */
  values?: readonly string[]
  /** Shares its line with its neighbours where there is room. */
  isShort?: boolean
}

/** Fields that belong together, under a heading of their own. */
export type FieldGroup = { name: string; fields: readonly FieldSpec[] }

/** A field with what is said at it, its problems by the words of `formProblems`. */
export type ShownField = Omit<FieldSpec, 'values'> & {
  label: string
  hint?: string
  /** What can be chosen. */
  options?: { value: string; label: string }[]
  problems: Readonly<Record<string, string>>
}

/** A form as it is shown, in the words of one language. */
export type ShownForm = {
  groups: { title: string; fields: ShownField[] }[]
  submit: string
}
