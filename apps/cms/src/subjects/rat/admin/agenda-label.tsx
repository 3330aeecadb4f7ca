'use client'
import { Pill, useFormFields, useRowLabel } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { numberAgenda } from '../collections/sitzungen/agenda-numbers.ts'
import { sightWords } from '../sitzungsdienst/sieht.ts'

type Row = { titel?: string | null }

const fieldValue = (fields: FormState, path: string): unknown => fields[path]?.value

/** Where a row stands in its list: `tagesordnung.3` is the fourth. */
function placeOf(path: string): { list: string; place: number } {
  const [list = '', place = '0'] = path.split('.')
  return { list, place: Number(place) }
}

function itemsOf(fields: FormState, list: string) {
  return (fields[list]?.rows ?? []).map((_, at) => ({
    oeffentlich: fieldValue(fields, `${list}.${at}.oeffentlich`),
    unterpunkt: fieldValue(fields, `${list}.${at}.unterpunkt`),
  }))
}

/** The number that an item gets when it is saved as the form stands now. */
function numberIn(fields: FormState, path: string): string {
  const { list, place } = placeOf(path)
  const own = fieldValue(fields, `${path}.punkt`)
  const isByHand = fieldValue(fields, 'eigene_nummern') === true
  if (isByHand && typeof own === 'string' && own !== '') return own
  return numberAgenda(itemsOf(fields, list))[place] ?? ''
}

const sightIn = (fields: FormState, path: string) =>
  sightWords({
    isOpen: fieldValue(fields, `${path}.oeffentlich`) === true,
    isMeetingOpen: fieldValue(fields, 'oeffentlich') === true,
    isForCommittee: fieldValue(fields, 'leserkreis') === 'gremium',
  })

/** Number and subject of an item while it is folded, and who will read it. */
export function AgendaLabel() {
  const { data, path } = useRowLabel<Row>()
  const nummer = useFormFields(([fields]) => numberIn(fields, path))
  const sieht = useFormFields(([fields]) => sightIn(fields, path))
  return (
    <span>
      <Pill pillStyle="white" size="small">
        {`TOP ${nummer}`}
      </Pill>{' '}
      {data.titel ?? ''}{' '}
      <Pill pillStyle={sieht === 'alle' ? 'success' : 'warning'} size="small">
        {`sieht: ${sieht}`}
      </Pill>
    </span>
  )
}

/** The same of an item with which each meeting of a committee begins. */
export function UsualItemLabel() {
  const { data, path } = useRowLabel<Row>()
  const nummer = useFormFields(([fields]) => numberIn(fields, path))
  return <span>{`TOP ${nummer} ${data.titel ?? ''}`}</span>
}
