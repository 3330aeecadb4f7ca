import type { UIFieldServerProps } from 'payload'
import { angabeNamen } from '../../editing/fields/index.ts'
import { recordOf } from '../../platform/record.ts'
import { angabeIn, angabeText, plainText } from '../../wire/serialise/index.ts'

/** What of which office, and how it reads at the moment; inside of a text in the editor. */
export async function AngabeLabel({ siblingData, req }: UIFieldServerProps) {
  const fields = { ...recordOf(siblingData), blockType: 'angabe' }
  const angabe = angabeIn({ type: 'inlineBlock', fields })
  if (angabe === null) return <span>Angabe wählen</span>
  const amt = await req.payload.findByID({
    collection: 'aemter',
    id: angabe.amt,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  })
  const words = angabeText(amt, angabe.was, 'de').map(plainText).join('')
  return (
    <span>
      {words === '' ? `${angabeNamen[angabe.was]} fehlt` : words}
      {amt && <small> ({amt.titel})</small>}
    </span>
  )
}
