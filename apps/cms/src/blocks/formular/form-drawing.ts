import { formDefinitions } from '@kurstadt/contract/form-definitions'
import type { FormName } from '@kurstadt/contract/forms'
import type { Drawing } from '../pictures/groups.ts'
import { requestForm } from '../pictures/layouts.ts'

/** What an editor sees of a form before choosing it. */
export function formDrawing(form: FormName): Drawing {
  return { group: 'formulare', satz: formDefinitions[form].block.satz, shapes: requestForm }
}
