'use client'
import { Pill, useRowLabel } from '@payloadcms/ui'

type Row = { titel?: string | null; text?: unknown }

function wordsOf({ titel, text }: Row): string {
  return titel || (typeof text === 'string' ? text.slice(0, 60) : '')
}

/** Kind of a block and its own words while it is folded. */
export function BlockLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<Row>()
  return (
    <span>
      <Pill pillStyle="white" size="small">
        {kind}
      </Pill>{' '}
      {wordsOf(data)}
    </span>
  )
}
