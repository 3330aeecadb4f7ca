'use client'
import { Button, useForm, useFormFields } from '@payloadcms/ui'
import type { BlocksFieldClientProps } from 'payload'

/** Takes the editor to the first field of a new row, which comes a moment later from the server. */
function goToRow(path: string, row: number, tries = 30): void {
  const element = document.getElementById(`${path.split('.').join('-')}-row-${row}`)
  const first = element?.querySelector<HTMLElement>('.collapsible__content :is(input, textarea)')
  if (first) first.focus()
  else if (tries > 0) setTimeout(() => goToRow(path, row, tries - 1), 100)
}

/** Adds a row of the only kind there is, where Payload would first ask which. */
export function AddRow({ field, path, schemaPath, readOnly }: BlocksFieldClientProps) {
  const { addFieldRow, disabled } = useForm()
  const count = useFormFields(([fields]) => fields[path]?.rows?.length ?? 0)
  const [block] = field.blocks
  const name = typeof field.labels?.singular === 'string' ? field.labels.singular : 'Zeile'
  if (!block || count >= (field.maxRows ?? Number.POSITIVE_INFINITY)) return null
  const add = () => {
    addFieldRow({ path, schemaPath: schemaPath ?? path, rowIndex: count, blockType: block.slug })
    goToRow(path, count)
  }
  return (
    <Button
      buttonStyle="icon-label"
      className="array-field__add-row"
      disabled={readOnly === true || disabled}
      icon="plus"
      iconPosition="left"
      iconStyle="with-border"
      onClick={add}
    >
      {name} hinzufügen
    </Button>
  )
}
