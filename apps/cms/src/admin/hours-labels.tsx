'use client'
import { Pill, useRowLabel } from '@payloadcms/ui'
import {
  deviatingLabel,
  kindLabel,
  regularLabel,
  seasonLabel,
} from '../editing/oeffnungszeiten/index.ts'

/** A kind of hours while it is folded. */
export function KindLabel() {
  const { data } = useRowLabel<unknown>()
  return (
    <span>
      <Pill pillStyle="white" size="small">
        Öffnungszeit
      </Pill>{' '}
      {kindLabel(data)}
    </span>
  )
}

/** A row of regular hours while it is folded. */
export function RegularLabel() {
  const { data } = useRowLabel<unknown>()
  return <span>{regularLabel(data)}</span>
}

/** A season while it is folded. */
export function SeasonLabel() {
  const { data } = useRowLabel<unknown>()
  return <span>{seasonLabel(data)}</span>
}

/** A deviating period while it is folded. */
export function DeviatingLabel() {
  const { data } = useRowLabel<unknown>()
  return <span>{deviatingLabel(data)}</span>
}
